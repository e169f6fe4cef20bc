import type { EndpointId, endpoints } from '@portal/protocol'
import type { InputOf } from '@portal/protocol/client'
import type { CallInput } from '@portal/protocol/encoding'
import { demoCipherKey, encryptPassword } from '@portal/protocol/password-cipher'

/** Who calls. */
interface SampleCaller {
  readonly userId: number
  readonly userName: string
  readonly password: string
  readonly certificate: string
}

type Inputs = { readonly [Id in EndpointId]: InputOf<(typeof endpoints)[Id]> }

/** An input that the server accepts, for every call of the registry: a new call does not compile without one. */
export const sampleInputs = ({
  userId,
  userName,
  password,
  certificate,
}: SampleCaller): Readonly<Record<EndpointId, CallInput>> =>
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
    ceramicSalesOrderPage: { query: { current: 1, size: 20 }, body: {} },
    ssoWindow: { pathParams: { systemCode: 'OSS', certificate }, query: { path: '/orders/ceramic' } },
  }) satisfies Inputs
