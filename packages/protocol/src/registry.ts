import {
  approveTask,
  findHistoricTasks,
  findTodoTasks,
  getProcessInformation,
  getTaskUrl,
  rejectTask,
} from './calls/approval.ts'
import { changePassword, getUserInfo, login } from './calls/auth.ts'
import { bathDealerPage, bathSamplePage, checkAccountFreeze } from './calls/bathroom.ts'
import {
  contractPagination,
  contractWaitRegisterPagination,
  projectReviewPagination,
} from './calls/contract.ts'
import { findNoticeList } from './calls/notice.ts'
import { ceramicSalesOrderPage, gatherList } from './calls/order.ts'
import { findDic, findMenuInfoAllSystem, findOrganization } from './calls/organization.ts'
import { ceramicPickupOrderHeadList, pickOrderList, wyPickupPage } from './calls/pickup.ts'
import { findBalanceAndIntegral, integralPostDetail, integralPostDetailConfirm } from './calls/points.ts'
import { wyRetailOrderPage } from './calls/retail.ts'
import { ssoWindow } from './calls/sso.ts'

/** Every call that the specification lists, by its id. */
export const endpoints = {
  login,
  getUserInfo,
  changePassword,
  findOrganization,
  findMenuInfoAllSystem,
  findDic,
  findNoticeList,
  findTodoTasks,
  findHistoricTasks,
  getTaskUrl,
  getProcessInformation,
  findBalanceAndIntegral,
  integralPostDetail,
  integralPostDetailConfirm,
  gatherList,
  wyRetailOrderPage,
  ceramicSalesOrderPage,
  pickOrderList,
  wyPickupPage,
  ceramicPickupOrderHeadList,
  bathSamplePage,
  bathDealerPage,
  checkAccountFreeze,
  projectReviewPagination,
  contractWaitRegisterPagination,
  contractPagination,
  ssoWindow,
} as const

export type EndpointId = keyof typeof endpoints

/** Ids in registry order. */
export const endpointIds = Object.keys(endpoints) as readonly EndpointId[] // keys of a const object are its ids

/** Calls that the specification lacks but its sub-systems cannot do without: docs/decisions/0003. */
export const extensions = { approveTask, rejectTask } as const

/** All that the backend answers. Routes, client, OpenAPI document, conformance tests and `portal call` loop over this. */
export const calls = { ...endpoints, ...extensions } as const

export type CallId = keyof typeof calls
export const callIds = Object.keys(calls) as readonly CallId[] // keys of a const object are its ids
