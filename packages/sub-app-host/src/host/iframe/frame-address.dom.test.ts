import { expect, it } from 'vitest'
import { frameAddress, pathInFrame, takesPath } from './page-in-frame.ts'

it.each([
  ['/sub-apps/oms/', '/orders', '/sub-apps/oms/'],
  [
    'https://old.example.com/{path}',
    '/orders/list.jsp?state=new',
    'https://old.example.com/orders/list.jsp?state=new',
  ],
  ['https://old.example.com/#/{path}', '/$1/orders', 'https://old.example.com/#/$1/orders'],
  ['/old/', '/orders#/users', '/old/#/users'],
])('%s for %s is %s', (entry, path, address) => {
  expect(frameAddress(entry, path)).toBe(address)
})

/** A window as seen from the portal. */
const frameAt = (href: string) => {
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'contentWindow', { value: { location: { href } } })
  return frame
}

it.each([
  ['/old/{path}', '/old/orders.jsp?page=2', '/orders.jsp?page=2'],
  ['/old/{path}', '/old/orders.jsp?portal-retry=1-2', '/orders.jsp'],
  ['/old/{path}', '/elsewhere', undefined],
  ['/old/{path}/view', '/old/orders', undefined],
  ['/old/', '/old/orders', undefined],
  ['/old/', '/old/#/users', '/at#/users'],
  ['/old/', '/old/', '/at'],
])('a page of %s at %s is at %s', (entry, address, path) => {
  expect(pathInFrame(frameAt(new URL(address, document.baseURI).href), entry, '/at#/old')).toBe(path)
  expect(takesPath(entry)).toBe(entry.includes('{'))
})

it('another site may not be looked into', () => {
  const frame = document.createElement('iframe')
  Object.defineProperty(frame, 'contentWindow', {
    get() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  expect(pathInFrame(frame, '/old/{path}', '/')).toBeUndefined()
})
