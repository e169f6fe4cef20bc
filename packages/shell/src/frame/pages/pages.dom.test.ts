import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { expect, it } from 'vitest'
import { redirectTarget } from './pages.tsx'

it.each([
  ['/redirect/dashboard', '', '/dashboard'],
  ['/redirect/child/oms/orders', '?page=2', '/child/oms/orders?page=2'],
  ['/redirect//evil.example', '', '/'],
  ['/redirect/\\evil.example', '', '/'],
  ['/redirect/%2F%2Fevil.example', '', '/%2F%2Fevil.example'],
  ['/redirect/%5Cevil.example', '', '/%5Cevil.example'],
  ['/redirect/https://evil.example', '', '/https://evil.example'],
  ['/redirect/javascript:alert(1)', '', '/javascript:alert(1)'],
  ['/redirect/', '', '/'],
  ['/redirect', '', '/'],
  ['/redirect', '?page=2', '/'],
  ['/redirected', '', '/redirected'],
])('%s%s leads to %s [S-2.7]', (pathname, search, target) => {
  expect(safeRedirect(redirectTarget({ pathname, search }))).toBe(target)
})
