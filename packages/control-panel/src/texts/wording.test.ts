import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { worded } from './wording.ts'

test.each([
  [en.resetDone, 'en-US', 1, '1 world is back at its start'],
  [en.resetDone, 'en-US', 30, '30 worlds are back at their start'],
  [en.madeWorlds, 'en-US', 0, '0 worlds created'],
  [es.faultCount, 'es-ES', 1, '1 fallo'],
  [es.faultCount, 'es-ES', 2, '2 fallos'],
])('%j in %s for %i is %j', (text, tag, count, expected) => {
  expect(worded(text, { count }, tag)).toBe(expected)
})

test('a value that is missing leaves its name', () => {
  expect(worded('{name} and {count|a|b}', {}, 'en-US')).toBe('{name} and {count|a|b}')
})
