import { applicationPage, submitApplication } from './calls/application.ts'
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
import { productPage } from './calls/catalogue.ts'
import {
  contractPagination,
  contractWaitRegisterPagination,
  projectReviewPagination,
} from './calls/contract.ts'
import { distributorPage } from './calls/distributor.ts'
import { customerServiceToken, themeStylesheet } from './calls/external.ts'
import { addInCollection, deleteInCollection, findInCollection } from './calls/favourites.ts'
import { homeFigures } from './calls/figures.ts'
import { findFilesPagination } from './calls/files.ts'
import {
  findDealerNoticeById,
  findMessagePagination,
  findMessInstationDetail,
  findNoticeDetail,
  updateMessageStatus,
} from './calls/message.ts'
import { findNoticeList } from './calls/notice.ts'
import { ceramicSalesOrderPage, gatherList } from './calls/order.ts'
import { findDic, findMenuInfoAllSystem, findMenuList, findOrganization } from './calls/organization.ts'
import { ceramicPickupOrderHeadList, pickOrderList, wyPickupPage } from './calls/pickup.ts'
import { findBalanceAndIntegral, integralPostDetail, integralPostDetailConfirm } from './calls/points.ts'
import { findQuestionnaire, saveQuestionnaireAnswers } from './calls/questionnaire.ts'
import { wyRetailOrderPage } from './calls/retail.ts'
import { createSalesOrder, salesOrderDetail, salesOrderPage } from './calls/sales-order.ts'
import { ossLogin, ssoLogin, twoFactorLogin } from './calls/sign-in.ts'
import { ssoWindow, ssoWindowDbs } from './calls/sso.ts'
import { storePage } from './calls/store.ts'
import {
  findUserByQuery,
  getTokenToPhoneCode,
  sendVerificationCode,
  sendVerificationCodeV2,
  updateUserPassword,
  validateVerificationCode,
} from './calls/verification.ts'

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
