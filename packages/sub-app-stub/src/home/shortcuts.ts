import type { SubAppName } from '@portal/protocol/systems'

/** Where people of a system go most. Whoever may not is told so by the portal. */
export const shortcuts: Readonly<Record<SubAppName, readonly string[]>> = {
  oms: ['/orders/ceramic', '/orders/ceramic/new', '/orders/summary', '/pickups', '/balance', '/products'],
  ltc: ['/projects', '/projects/new', '/contracts', '/contracts/waiting', '/receivables/payments'],
  czdp: ['/dealers', '/stores', '/samples', '/promotions', '/rebates'],
  dp: ['/retail-orders', '/retail-orders/new', '/pickups', '/measurements', '/after-sales'],
}
