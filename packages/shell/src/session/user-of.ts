import type { UserInfo } from '@portal/protocol/entities/user'
import { apiAs } from '../lib/api/entrance-client.ts'

/** The user of a certificate, as the server knows it; throws RemoteError when it refuses. */
export const userOf = async (certificate: string): Promise<UserInfo> =>
  (await apiAs(certificate).getUserInfo({ query: { token: certificate } })).data
