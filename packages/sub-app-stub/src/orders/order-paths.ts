/** Paths of the tile orders inside the sub-app. */
export const orderPaths = {
  list: '/orders/ceramic',
  create: '/orders/ceramic/new',
  detailPattern: '/orders/ceramic/:orderNo',
  detail: (orderNo: string) => `/orders/ceramic/${encodeURIComponent(orderNo)}`,
} as const
