import type { EndpointId } from './registry.ts'

const lists = 'Payload and response fields of these list calls are mostly not shown.'

/** The specification's text about each call (§7), verbatim; the rest is assumed. */
export const callWords = {
  login:
    'POST /api/baseNewServer/baseLoginService/login (login data); response status, data.certificate, data.twoFactorAuthenticationYOrN.',
  ossLogin: 'POST /api/baseNewServer/baseLoginService/ossLogin.',
  twoFactorLogin:
    'Two-factor login call […] (form-encoded params JSON with token/loginUrl […]): paths not shown.',
  ssoLogin:
    'single sign-on login call (form-encoded params JSON with token/loginUrl, or loginType/ssoSystem/code/domain/account/userType/distributorCode): paths not shown.',
  getTokenToPhoneCode: 'POST /api/imsSaafBaseServer/users/getTokenToPhoneCode.',
  sendVerificationCode: 'GET /api/imsSaafBaseServer/users/sendVerificationCode; […] (payloads not shown).',
  sendVerificationCodeV2: 'POST .../users/sendVerificationCodeV2; […] (payloads not shown).',
  validateVerificationCode: 'POST .../users/validateVerificationCode; […] (payloads not shown).',
  findUserByQuery: 'POST .../users/findByQuery; […] (payloads not shown).',
  updateUserPassword: 'POST .../users/updateUserPassword (payloads not shown).',
  getUserInfo: 'GET /api/imsSaafBaseServer/permissions/getUserInfo with query token.',
  changePassword:
    'POST /api/baseNewServer/baseUsersService/changePassword: form-encoded, field params is a JSON string of oldPassword, newPassword (each encrypted on the client with a fixed-key block cipher, base64), userId, userName; success when response status is S.',
  findOrganization: 'POST /api/baseNewServer/baseAccreditService/findOrganization.',
  findMenuInfoAllSystem:
    'POST /api/baseNewServer/baseAccreditService/findMenuInfoAllSystem: payload sybCodes (list of department codes); response data array.',
  findMenuList: 'POST /api/baseNewServer/baseMenuService/findMenuList (form).',
  findDic: 'POST /api/baseNewServer/baseLookupValuesService/findDic (form, params).',
  findInCollection:
    'POST /api/baseNewServer/baseFunctionCollectionService/findInCollection, deleteInCollection, addInCollection (form).',
  deleteInCollection:
    'POST /api/baseNewServer/baseFunctionCollectionService/findInCollection, deleteInCollection, addInCollection (form).',
  addInCollection:
    'POST /api/baseNewServer/baseFunctionCollectionService/findInCollection, deleteInCollection, addInCollection (form).',
  ssoWindow:
    'GET /api/baseNewServer/baseSystemSsoService/sso/{systemCode}/{certificate} with path and Certificate query.',
  ssoWindowDbs:
    'A redirect to a DBS page goes through /api/baseNewServer/baseSystemSsoService/sso/DBS/{token}.',
  findNoticeList:
    'Notice list call (name not fully shown): payload params JSON with messReceiverId, messFromSystem set to IMS, pageIndex 1, pageRows 999999; response data list.',
  findNoticeDetail: 'Notice detail call with headId taken from the notice path.',
  findMessagePagination: 'POST /api/messageServer/baseMessageInstationService/findPagination;',
  findMessInstationDetail: 'findMessInstationDetail (form);',
  updateMessageStatus: 'updateMessageStatus (form, query).',
  findFilesPagination: 'GET /api/commonsServer/ims/files/findPagination;',
  findDealerNoticeById: 'GET /api/merchantsServer/dtNoticeInfo/findVoById.',
  findTodoTasks: 'POST /api/bpmServer/bpmTaskService/findTodoTasks;',
  findHistoricTasks: 'POST /api/bpmServer/bpmHistoryService/findHistoricTasks (form);',
  getTaskUrl: 'POST /api/bpmServer/bpmProcessService/getTaskUrl (form);',
  getProcessInformation: 'POST /api/bpmServer/bpmTaskService/getProcessInformation.',
  findBalanceAndIntegral: `POST /api/imsOrderServer/order/findBalanceAndIntegral; […] ${lists}`,
  integralPostDetail: `POST /api/imsOrderServer/report/integralPostDetail […] ${lists}`,
  integralPostDetailConfirm: `POST /api/imsOrderServer/report/integralPostDetail and integralPostDetailConfirm. […] ${lists}`,
  gatherList: `GET /api/imsOrderServer/order/gatherList; […] ${lists}`,
  wyRetailOrderPage: `GET /api/imsOrderServer/WyRetailOrder/page; […] ${lists}`,
  ceramicSalesOrderPage: `POST /api/imsOrderServer/ceramic/sales-order/page/order (query current, size); […] ${lists}`,
  pickOrderList: `GET /api/imsOrderServer/pickup/pickOrderList; […] ${lists}`,
  wyPickupPage: `GET /api/imsOrderServer/wy/pickupOrder/pickupPage; […] ${lists}`,
  ceramicPickupOrderHeadList: `POST /api/imsOrderServer/ceramic/pickupOrder/queryPickupOrderHeadList; […] ${lists}`,
  bathSamplePage: `GET /api/imsOrderServer/bath/sample/header/page; […] ${lists}`,
  bathDealerPage: `GET /api/imsOrderServer/bath/dealer/page; […] ${lists}`,
  checkAccountFreeze: `GET /api/imsOrderServer/org/checkAccountFreeze. […] ${lists}`,
  projectReviewPagination: `POST /api/businessServer/projectReviewJJJXS/findPagination; […] ${lists}`,
  contractWaitRegisterPagination: `POST /api/contractServer/jxs/contract/findJjjxsWaitRegisterPagination […] ${lists}`,
  contractPagination: `/api/contractServer/jxs/contract/findPagination. […] ${lists}`,
  customerServiceToken: 'GET {service host}/crmtoken/getToken with uid; response token (empty on failure).',
  themeStylesheet: 'A theme stylesheet is fetched from a public CDN when the theme changes.',
} as const satisfies Readonly<Record<EndpointId, string>>
