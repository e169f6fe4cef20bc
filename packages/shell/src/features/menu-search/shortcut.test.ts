import { expect, it } from 'vitest'
import { isSearchShortcut, shortcutName } from './shortcut.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['Win32', 'Ctrl K', { ctrlKey: true }],
  ['Linux x86_64', 'Ctrl K', { ctrlKey: true }],
  ['MacIntel', '⌘K', { metaKey: true }],
  ['iPad', '⌘K', { metaKey: true }],
])('on %s the search opens by %s', (platform, name, held) => {
  expect(shortcutName(platform)).toBe(name)
  expect(isSearchShortcut({ ...none, ...held, key: 'k' }, platform)).toBe(true)
  expect(isSearchShortcut({ ...none, ...held, key: 'K' }, platform)).toBe(true)
  expect(isSearchShortcut({ ...none, ...held, key: 'j' }, platform)).toBe(false)
  expect(isSearchShortcut({ ...none, ...held, shiftKey: true, key: 'k' }, platform)).toBe(false)
  expect(isSearchShortcut({ ...none, key: 'k' }, platform)).toBe(false)
})
