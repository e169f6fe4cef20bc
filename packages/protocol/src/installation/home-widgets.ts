/** The widgets of the home page in their first order. */
export const homeWidgetIds = [
  'approvals',
  'account',
  'notices',
  'orders',
  'pickups',
  'contracts',
  'projects',
  'favourites',
  'points',
  'samples',
  'dealers',
  'retailOrders',
  'retailPickups',
  'files',
  'work',
  'quickEntries',
] as const

export type HomeWidgetId = (typeof homeWidgetIds)[number]
