import type { CallId } from '@portal/protocol/registry'

/**
 * Calls whose answers are kept: they write nothing, and what they answer follows from the database, the caller, the input
 * and the language alone. A call that asks the clock, draws at random or counts is none of these.
 */
export const keptCalls: ReadonlySet<CallId> = new Set<CallId>([
  'getUserInfo',
  'findOrganization',
  'findMenuInfoAllSystem',
  'findMenuList',
  'findDic',
  'findInCollection',
  'findNoticeList',
  'findNoticeDetail',
  'findMessagePagination',
  'findMessInstationDetail',
  'findDealerNoticeById',
  'findFilesPagination',
  'findTodoTasks',
  'findHistoricTasks',
  'getTaskUrl',
  'getProcessInformation',
  'findBalanceAndIntegral',
  'integralPostDetail',
  'gatherList',
  'wyRetailOrderPage',
  'ceramicSalesOrderPage',
  'pickOrderList',
  'wyPickupPage',
  'ceramicPickupOrderHeadList',
  'bathSamplePage',
  'bathDealerPage',
  'checkAccountFreeze',
  'projectReviewPagination',
  'contractWaitRegisterPagination',
  'contractPagination',
])
