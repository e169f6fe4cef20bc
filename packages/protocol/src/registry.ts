import { changePassword, getUserInfo, login } from './calls/auth.ts'
import { customerServiceToken, themeStylesheet } from './calls/external.ts'
import { addInCollection, deleteInCollection, findInCollection } from './calls/favourites.ts'
import { findFilesPagination } from './calls/files.ts'
import {
  findDealerNoticeById,
  findMessagePagination,
  findMessInstationDetail,
  findNoticeDetail,
  updateMessageStatus,
} from './calls/message.ts'
import { findNoticeList } from './calls/notice.ts'
import { ceramicSalesOrderPage } from './calls/order.ts'
import { findDic, findMenuInfoAllSystem, findMenuList, findOrganization } from './calls/organization.ts'
import { ossLogin, ssoLogin, twoFactorLogin } from './calls/sign-in.ts'
import { ssoWindow, ssoWindowDbs } from './calls/sso.ts'
import {
  findUserByQuery,
  getTokenToPhoneCode,
  sendVerificationCode,
  sendVerificationCodeV2,
  updateUserPassword,
  validateVerificationCode,
} from './calls/verification.ts'

/** Every call by its id. Routes, client, OpenAPI document, conformance tests and `portal call` loop over this. */
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
  ceramicSalesOrderPage,
  ssoWindow,
  ssoWindowDbs,
  customerServiceToken,
  themeStylesheet,
} as const

export type EndpointId = keyof typeof endpoints

/** Ids in registry order. */
export const endpointIds = Object.keys(endpoints) as readonly EndpointId[] // keys of a const object are its ids
