import { expect, it } from 'vitest'
import { tabKeyAction } from './tab-item.tsx'

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

it.each([
  ['ArrowRight', {}, { kind: 'focus', step: 1 }],
  ['ArrowLeft', {}, { kind: 'focus', step: -1 }],
  ['Home', {}, { kind: 'focus', step: Number.NEGATIVE_INFINITY }],
  ['End', {}, { kind: 'focus', step: Number.POSITIVE_INFINITY }],
  ['ArrowRight', { shiftKey: true }, { kind: 'move', step: 1 }],
  ['ArrowLeft', { shiftKey: true }, { kind: 'move', step: -1 }],
  ['Home', { shiftKey: true }, undefined],
  ['Enter', {}, { kind: 'go' }],
  [' ', {}, { kind: 'go' }],
  ['Delete', {}, { kind: 'close' }],
  ['Delete', { shiftKey: true }, undefined],
  // The browser's own: back and forward.
  ['ArrowLeft', { altKey: true }, undefined],
  ['ArrowLeft', { metaKey: true }, undefined],
  ['Tab', {}, undefined],
  ['x', {}, undefined],
])('%s with %o on a tab means %o', (key, held, action) => {
  expect(tabKeyAction({ ...none, ...held, key })).toEqual(action)
})
