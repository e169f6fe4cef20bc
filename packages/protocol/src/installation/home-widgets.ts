/** The widgets of the home page in their first order. */
export const homeWidgetIds = [
  'figures',
  'approvals',
  'account',
  'notices',
  'orders',
  'topDistributors',
  'pickups',
  'contracts',
  'projects',
  'favourites',
  'points',
  'samples',
  'dealers',
  'retailOrders',
  'retailPickups',
  'noticeReach',
  'services',
  'files',
  'work',
  'quickEntries',
] as const

export type HomeWidgetId = (typeof homeWidgetIds)[number]

/** What the figures of the home page may be. */
export const homeFigureIds = [
  'sales',
  'target',
  'receivable',
  'pickups',
  'orders',
  'late',
  'approvals',
  'balance',
  'signedIn',
  'signIns',
  'failures',
  'notices',
  'noticesAhead',
  'noticesEnding',
  'surveys',
  'retailSales',
  'measuring',
  'fitting',
  'retailPickups',
] as const

export type HomeFigureId = (typeof homeFigureIds)[number]
