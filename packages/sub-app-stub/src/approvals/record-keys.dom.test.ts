import { expect, it } from 'vitest'
import { recordCommand } from './record-keys.ts'

document.body.innerHTML = `
  <span id="start" tabindex="-1"></span><button id="portal">Search</button>
  <main id="page"><button id="own">Approve</button><textarea id="field"></textarea><p id="text">Facts</p></main>`
const page = document.getElementById('page') as HTMLElement
const at = (id: string) => document.getElementById(id) ?? document.body

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false, isComposing: false }
const press = (key: string, part: object = {}) => ({ key, defaultPrevented: false, ...plain, ...part })

it.each([
  ['a', 'body', 'approve'],
  ['R', 'own', 'reject'],
  ['j', 'text', 'next'],
  ['k', 'start', 'previous'],
  ['u', 'page', 'undo'],
  ['x', 'body', undefined],
  ['a', 'field', undefined],
  ['a', 'portal', undefined],
])('%s at %s is %s', (key, place, expected) => {
  expect(recordCommand(press(key), at(place), page)).toBe(expected)
})

it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'])(
  'a press with %s is left to others',
  (part) => expect(recordCommand(press('a', { [part]: true }), at('body'), page)).toBeUndefined(),
)
