import type { CallId, calls } from '@portal/protocol'
import type { InputOf } from '@portal/protocol/client'
import type { CallInput } from '@portal/protocol/encoding'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { encryptPassword } from '@portal/protocol/password-cipher'
import type { SampleCaller } from './sample-caller.ts'

type Inputs = { readonly [Id in CallId]: InputOf<(typeof calls)[Id]> }

/** To the questions of the demo company's open questionnaire. */
const serviceAnswers = [
  { questionCode: 'overall', values: ['4'] },
  { questionCode: 'ordering', values: ['5'] },
  { questionCode: 'delivery', values: ['on-time'] },
  { questionCode: 'damage', values: ['few'] },
  { questionCode: 'sales', values: ['5'] },
  { questionCode: 'after-sales', values: ['satisfied'] },
  { questionCode: 'improve', values: ['stock', 'lead-time'] },
]

/** An input that the server accepts, for every call of the registry: a new call does not compile without one. */
export const sampleInputs = ({
  userId,
  userName,
  password,
  certificate,
  ...held
}: SampleCaller): Readonly<Record<CallId, CallInput>> =>
  ({
    login: { body: { userName, password } },
    twoFactorLogin: { body: { token: held.pending, loginUrl: '/login', code: held.twoFactorCode } },
    ssoLogin: { body: { loginType: 'sso', ssoSystem: 'OSS', code: held.signOnCode, account: userName } },
    ossLogin: { body: { userName, password } },
    getTokenToPhoneCode: { body: { phone: held.phone, code: held.phoneCode } },
    sendVerificationCode: { query: { phone: held.phone } },
    sendVerificationCodeV2: { body: { userName } },
    validateVerificationCode: { body: { userName, code: held.resetCode } },
    findUserByQuery: { body: { userName } },
    updateUserPassword: {
      body: { userName, ticket: held.ticket, newPassword: encryptPassword('Marble#2028', demoCipherKey) },
    },
    getUserInfo: { query: { token: certificate } },
    changePassword: {
      body: {
        oldPassword: encryptPassword(password, demoCipherKey),
        newPassword: encryptPassword('Marble#2027', demoCipherKey),
        userId,
        userName,
      },
    },
    findOrganization: { body: {} },
    findMenuInfoAllSystem: { body: { sybCodes: ['CERAMIC', 'BATHROOM'] } },
    findMenuList: { body: { systemCode: 'OSS' } },
    findInCollection: { body: {} },
    addInCollection: { body: { menuId: held.menuId } },
    deleteInCollection: { body: { menuId: held.menuId } },
    findDic: { body: {} },
    findNoticeList: {
      body: { messReceiverId: userId, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 },
    },
    findNoticeDetail: { body: { headId: held.headId } },
    findMessagePagination: { body: { pageIndex: 1, pageRows: 20 } },
    findMessInstationDetail: { body: { insMessId: held.insMessId } },
    updateMessageStatus: { query: { ids: String(held.insMessId) }, body: { readFlag: 'Y' } },
    findDealerNoticeById: { query: { id: held.headId } },
    findFilesPagination: { query: { pageIndex: 1, pageRows: 20 } },
    findTodoTasks: { body: { pageIndex: 1, pageRows: 999_999 } },
    findHistoricTasks: { body: { pageIndex: 1, pageRows: 20, sort: '-endedAt' } },
    getTaskUrl: { body: { taskId: held.taskId } },
    getProcessInformation: { body: { processInstanceId: held.processInstanceId } },
    approveTask: { body: { taskId: held.taskId, comment: '同意' } },
    rejectTask: { body: { taskId: held.taskId, comment: '金额与报备不符' } },
    productPage: { query: { current: 1, size: 20, businessUnit: 'ceramic' } },
    distributorPage: { query: { current: 1, size: 20 } },
    salesOrderPage: { query: { current: 1, size: 20 } },
    storePage: { query: { current: 1, size: 20 } },
    salesOrderDetail: { query: { orderNo: held.orderNo } },
    findQuestionnaire: { body: { questionnaireCode: 'dealer-service' } },
    saveQuestionnaireAnswers: {
      body: { questionnaireCode: 'dealer-service', answers: [...serviceAnswers] },
    },
    applicationPage: { query: { current: 1, size: 20, kind: 'specialPrice' } },
    submitApplication: {
      body: {
        submissionKey: 'example-application',
        kind: 'expenseClaim',
        values: { distributorCode: held.distributorCode, activity: '新品品鉴会', amount: 12000 },
      },
    },
    homeFigures: { body: { businessUnit: 'all' } },
    createSalesOrder: {
      body: {
        submissionKey: 'example-submission',
        businessUnit: 'ceramic',
        distributorCode: held.distributorCode,
        deliveryDate: '8000-04-20',
        lines: [{ productCode: 'T1001', quantity: 40 }],
      },
    },
    findBalanceAndIntegral: { body: {} },
    integralPostDetail: { body: { pageIndex: 1, pageRows: 20, status: 'waiting' } },
    integralPostDetailConfirm: { body: { postingIds: [held.postingId] } },
    gatherList: { query: { current: 1, size: 20, businessUnit: 'all' } },
    wyRetailOrderPage: { query: { current: 1, size: 20, sort: '-amount' } },
    ceramicSalesOrderPage: { query: { current: 1, size: 20 }, body: {} },
    pickOrderList: { query: { current: 1, size: 999_999 } },
    wyPickupPage: { query: { current: 1, size: 20, status: 'collected' } },
    ceramicPickupOrderHeadList: { body: { current: 1, size: 20 } },
    bathSamplePage: { query: { current: 1, size: 20 } },
    bathDealerPage: { query: { current: 1, size: 20 } },
    checkAccountFreeze: { query: {} },
    projectReviewPagination: { body: { pageIndex: 1, pageRows: 20, registeredFrom: '2020-01-01' } },
    contractWaitRegisterPagination: { body: { pageIndex: 1, pageRows: 20 } },
    contractPagination: { body: { pageIndex: 1, pageRows: 20, status: 'effective' } },
    customerServiceToken: { query: { uid: String(userId) } },
    themeStylesheet: { query: { color: '#52c41a' } },
    ssoWindow: { pathParams: { systemCode: 'OSS', certificate }, query: { path: '/orders/ceramic' } },
    ssoWindowDbs: { pathParams: { token: certificate }, query: { path: '/agreements' } },
  }) satisfies Inputs
