import { safeRedirect } from '@portal/protocol/rules/redirect-safety'
import { expect, it } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

it.each([
  ['/redirect/dashboard', '', '/dashboard'],
  ['/redirect/child/oms/orders', '?page=2', '/child/oms/orders?page=2'],
  ['/redirect//evil.example', '', '/'],
  ['/redirect/', '', '/'],
  ['/redirect', '', '/redirect'],
])('%s%s leads to %s', (pathname, search, target) => {
  expect(safeRedirect(redirectTarget({ pathname, search }))).toBe(target)
})
