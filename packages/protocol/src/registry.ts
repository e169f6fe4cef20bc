import { applicationPage, submitApplication } from './calls/application.ts'
import {
  approveTask,
  findHistoricTasks,
  findTodoTasks,
  getProcessInformation,
  getTaskUrl,
  rejectTask,
} from './calls/approval.ts'
import {
  changePassword,
  findUserByQuery,
  getTokenToPhoneCode,
  getUserInfo,
  login,
  ossLogin,
  sendVerificationCode,
  sendVerificationCodeV2,
  ssoLogin,
  twoFactorLogin,
  updateUserPassword,
  validateVerificationCode,
} from './calls/auth.ts'
import {
  bathDealerPage,
  bathSamplePage,
  checkAccountFreeze,
  distributorPage,
  storePage,
} from './calls/bathroom.ts'
import {
  contractPagination,
  contractWaitRegisterPagination,
  projectReviewPagination,
} from './calls/contract.ts'
import {
  customerServiceToken,
  findFilesPagination,
  ssoWindow,
  ssoWindowDbs,
  themeStylesheet,
} from './calls/external.ts'
import { homeFigures } from './calls/figures.ts'
import {
  findDealerNoticeById,
  findMessagePagination,
  findMessInstationDetail,
  findNoticeDetail,
  findNoticeList,
  updateMessageStatus,
} from './calls/message.ts'
import { ceramicSalesOrderPage, gatherList, wyRetailOrderPage } from './calls/order.ts'
import {
  addInCollection,
  deleteInCollection,
  findDic,
  findInCollection,
  findMenuInfoAllSystem,
  findMenuList,
  findOrganization,
} from './calls/organization.ts'
import { ceramicPickupOrderHeadList, pickOrderList, wyPickupPage } from './calls/pickup.ts'
import { findBalanceAndIntegral, integralPostDetail, integralPostDetailConfirm } from './calls/points.ts'
import { findQuestionnaire, saveQuestionnaireAnswers } from './calls/questionnaire.ts'
import { createSalesOrder, productPage, salesOrderDetail, salesOrderPage } from './calls/sales-order.ts'

/** Every call that the specification lists, by its id. */
export const endpoints = {
  login,
  twoFactorLogin,
  ssoLogin,
  ossLogin,
  getTokenToPhoneCode,
  sendVerificationCode,
  sendVerificationCodeV2,
  validateVerificationCode,
  findUserByQuery,
  updateUserPassword,
  getUserInfo,
  changePassword,
  findOrganization,
  findMenuInfoAllSystem,
  findMenuList,
  findDic,
  findInCollection,
  addInCollection,
  deleteInCollection,
  findNoticeList,
  findNoticeDetail,
  findMessagePagination,
  findMessInstationDetail,
  updateMessageStatus,
  findDealerNoticeById,
  findFilesPagination,
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
  ssoWindowDbs,
  customerServiceToken,
  themeStylesheet,
} as const

export type EndpointId = keyof typeof endpoints

/** Ids in registry order. */
export const endpointIds = Object.keys(endpoints) as readonly EndpointId[] // keys of a const object are its ids

/** Calls that the specification lacks but its sub-systems cannot do without: docs/decisions/0005. */
export const extensions = {
  approveTask,
  rejectTask,
  productPage,
  distributorPage,
  salesOrderDetail,
  createSalesOrder,
  salesOrderPage,
  storePage,
  homeFigures,
  findQuestionnaire,
  saveQuestionnaireAnswers,
  applicationPage,
  submitApplication,
} as const

/** Ids in registry order. */
export const extensionIds = Object.keys(extensions) as readonly (keyof typeof extensions)[] // keys of a const object are its ids

/** All that the backend answers. Routes, client, OpenAPI document, conformance tests and `portal call` loop over this. */
export const calls = { ...endpoints, ...extensions } as const

export type CallId = keyof typeof calls
export const callIds = Object.keys(calls) as readonly CallId[] // keys of a const object are its ids

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
