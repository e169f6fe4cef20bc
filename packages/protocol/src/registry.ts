import { changePassword, getUserInfo, login } from './calls/auth.ts'
import { findNoticeList } from './calls/notice.ts'
import { ceramicSalesOrderPage } from './calls/order.ts'
import { findDic, findMenuInfoAllSystem, findOrganization } from './calls/organization.ts'
import { ssoWindow } from './calls/sso.ts'

/** Every call by its id. Routes, client, OpenAPI document, conformance tests and `portal call` loop over this. */
export const endpoints = {
  login,
  getUserInfo,
  changePassword,
  findOrganization,
  findMenuInfoAllSystem,
  findDic,
  findNoticeList,
  ceramicSalesOrderPage,
  ssoWindow,
} as const

export type EndpointId = keyof typeof endpoints

/** Ids in registry order. */
export const endpointIds = Object.keys(endpoints) as readonly EndpointId[] // keys of a const object are its ids
