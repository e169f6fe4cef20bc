import type { CallId } from './registry.ts'

/** Specified calls of people who are signed in that change nothing; lists come before the calls that need an id of theirs. */
export const readOnlyCalls = [
  'getUserInfo',
  'findOrganization',
  'findMenuInfoAllSystem',
  'findMenuList',
  'findDic',
  'findInCollection',
  'findNoticeList',
  'findMessagePagination',
  'findNoticeDetail',
  'findMessInstationDetail',
  'findDealerNoticeById',
  'findFilesPagination',
  'findTodoTasks',
  'findHistoricTasks',
  'getTaskUrl',
  'getProcessInformation',
  'ceramicSalesOrderPage',
  'gatherList',
  'wyRetailOrderPage',
  'pickOrderList',
  'wyPickupPage',
  'ceramicPickupOrderHeadList',
  'bathSamplePage',
  'bathDealerPage',
  'projectReviewPagination',
  'contractWaitRegisterPagination',
  'contractPagination',
  'integralPostDetail',
  'findBalanceAndIntegral',
  'checkAccountFreeze',
] as const satisfies readonly CallId[]

export type ReadOnlyCall = (typeof readOnlyCalls)[number]

/** Those of the calls beyond the specification that change nothing; other backends need not have them. */
export const readOnlyExtensions = [
  'productPage',
  'distributorPage',
  'salesOrderDetail',
  'salesOrderPage',
  'storePage',
  'applicationPage',
] as const satisfies readonly CallId[]

/** Those whose responses depend on the clock or on what the user has just done, so they are not cached. */
export const uncachedExtensions = ['homeFigures', 'findQuestionnaire'] as const satisfies readonly CallId[]
