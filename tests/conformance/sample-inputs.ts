import type { CallId, calls } from '@portal/protocol'
import type { InputOf } from '@portal/protocol/client'
import type { CallInput } from '@portal/protocol/encoding'
import { demoCipherKey, encryptPassword } from '@portal/protocol/password-cipher'
import type { SampleRows } from './sample-rows.ts'

/** Who calls, and what belongs to that person. */
interface SampleCaller extends SampleRows {
  readonly userId: number
  readonly userName: string
  readonly password: string
  readonly certificate: string
}

type Inputs = { readonly [Id in CallId]: InputOf<(typeof calls)[Id]> }

/** An input that the server accepts, for every call of the registry: a new call does not compile without one. */
export const sampleInputs = ({
  userId,
  userName,
  password,
  certificate,
  taskId,
  processInstanceId,
  postingId,
}: SampleCaller): Readonly<Record<CallId, CallInput>> =>
  ({
    login: { body: { userName, password } },
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
    findDic: { body: {} },
    findNoticeList: {
      body: { messReceiverId: userId, messFromSystem: 'IMS', pageIndex: 1, pageRows: 999_999 },
    },
    findTodoTasks: { body: { pageIndex: 1, pageRows: 999_999 } },
    findHistoricTasks: { body: { pageIndex: 1, pageRows: 20, sort: '-endedAt' } },
    getTaskUrl: { body: { taskId } },
    getProcessInformation: { body: { processInstanceId } },
    approveTask: { body: { taskId, comment: '同意' } },
    rejectTask: { body: { taskId, comment: '金额与报备不符' } },
    findBalanceAndIntegral: { body: {} },
    integralPostDetail: { body: { pageIndex: 1, pageRows: 20, status: 'waiting' } },
    integralPostDetailConfirm: { body: { postingIds: [postingId] } },
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
    ssoWindow: { pathParams: { systemCode: 'OSS', certificate }, query: { path: '/orders/ceramic' } },
  }) satisfies Inputs
