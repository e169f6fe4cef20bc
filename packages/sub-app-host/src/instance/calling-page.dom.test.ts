import { afterEach, beforeEach, expect, it } from 'vitest'
import { createScriptPlaces } from '../host/sub-app-host.ts'
import { callingPage, pageBegins } from './calling-page.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function open(tabId: string, entry: string, shown = false) {
  const places = createScriptPlaces(entry, 'https://portal.example/')
  const page = { tabId, places, isShown: () => shown, isIntercepted: () => false, reload() {} }
  ends.push(pageBegins(page))
}

beforeEach(() => {
  open('hidden order', 'https://oms.example/app/')
  open('order', 'https://oms.example/app/', true)
  open('contract', 'https://ltc.example/')
})

const stackOf = (...places: readonly string[]) =>
  [
    'Error',
    '    at heard (https://portal.example/assets/a.js:1:1)',
    ...places.map((one) => `    at ${one}:1:2`),
  ].join('\n')

it.each([
  ['the one on the screen', stackOf('https://oms.example/app/a.js'), 'order'],
  ['a hidden one', stackOf('https://ltc.example/a.js'), 'contract'],
  ['none: the portal’s own code', stackOf('https://portal.example/assets/b.js'), undefined],
  [
    'none: the client of its dev server',
    stackOf('https://ltc.example/@vite/client', 'https://ltc.example/a.js'),
    undefined,
  ],
])('of the pages whose scripts are running it is %s', (_which, stack, tabId) => {
  expect(callingPage(stack)?.tabId).toBe(tabId)
})

it('none of a page that was closed', () => {
  ends.pop()?.()
  expect(callingPage(stackOf('https://ltc.example/a.js'))).toBeUndefined()
})
