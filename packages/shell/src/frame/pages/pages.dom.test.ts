import { safeRedirect } from '@portal/protocol/rules/safe-addresses'
import { expect, it } from 'vitest'
import { redirectTarget } from './pages.tsx'

it.each([
  ['/redirect/dashboard', '', '/dashboard'],
  ['/redirect/child/oms/orders', '?page=2', '/child/oms/orders?page=2'],
  ['/redirect//evil.example', '', '/'],
  ['/redirect/\\evil.example', '', '/'],
  ['/redirect/', '', '/'],
  ['/redirect', '', '/'],
  ['/redirect', '?page=2', '/'],
  ['/redirected', '', '/redirected'],
])('%s%s leads to %s [S-2.7]', (pathname, search, target) => {
  expect(safeRedirect(redirectTarget({ pathname, search }))).toBe(target)
})
