import { expect, it } from 'vitest'
import type { PortalNotification } from './bridge.ts'
import { cleanNotification, cleanTitle } from './shown-texts.ts'

// Values that plain JavaScript may pass despite the types.
const passed = (value: unknown) => cleanNotification(value as PortalNotification)

it.each([
  ['is shown as it is', { kind: 'success', text: '已保存' }, { kind: 'success', text: '已保存' }],
  ['of an unknown kind informs', { kind: 'toString', text: 'x' }, { kind: 'info', text: 'x' }],
  ['without a text is empty', { kind: 'error' }, { kind: 'error', text: '' }],
  ['that is a number is its text', { kind: 'info', text: 7 }, { kind: 'info', text: '7' }],
])('a message %s', (_case, message, shown) => {
  expect(passed(message)).toEqual(shown)
})

it('a long message is cut between characters', () => {
  const { text } = passed({ kind: 'info', text: '🧱'.repeat(300) })
  expect(text).toBe(`${'🧱'.repeat(199)}…`)
})

it.each([
  ['订单 TC1', '订单 TC1'],
  [' Orders\n', 'Orders'],
  ['🧱'.repeat(14_000), `${'🧱'.repeat(99)}…`],
  ['  ', undefined],
  [null, undefined],
  [{ a: 1 }, undefined],
])('the title %j is %j', (title, shown) => {
  expect(cleanTitle(title)).toBe(shown)
})
