import { expect, it } from 'vitest'
import { callerOf } from './running-instance.ts'

const own = 'https://portal.example/assets/sub-apps.js'

it.each([
  [
    'Chromium and Safari’s relatives',
    `Error\n    at own (${own}:1:2)\n    at HTMLBodyElement.append (${own}:3:4)\n    at https://oms.example/a.js:5:6\n    at ${own}:7:8`,
    'https://oms.example/a.js',
  ],
  ['Firefox', `own@${own}:1:2\nasync*draw@https://oms.example/a.js:5:6\n`, 'https://oms.example/a.js'],
  [
    'a method of the browser between them',
    `Error\n    at own (${own}:1:2)\n    at Array.forEach (<anonymous>)\n    at draw (https://oms.example/a.js:5:6)`,
    'https://oms.example/a.js',
  ],
  [
    'the portal, which a page has asked for something',
    `Error\n    at own (${own}:1:2)\n    at show (https://portal.example/assets/antd.js:3:4)\n    at https://oms.example/a.js:5:6`,
    'https://portal.example/assets/antd.js',
  ],
  ['no code that has an address', `Error\n    at own (${own}:1:2)`, undefined],
])('the caller is known by the stack: %s', (_what, stack, caller) => {
  expect(callerOf(stack)).toBe(caller)
})
