import type { SignInAnswer } from '@portal/protocol/calls/auth'
import type { ControlClient } from '@portal/protocol/control/control-client-of'
import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
import type { CallInput } from '@portal/protocol/encoding'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { Notice } from '@portal/protocol/entities/notice'
import type { UserInfo } from '@portal/protocol/entities/user'
import type { Envelope } from '@portal/protocol/envelope'
import type { CallId } from '@portal/protocol/registry'
import type { TestApp } from '../test-app.ts'

/** A world in a scenario's state, inspected through the calls only. */
export interface StagedWorld {
  readonly portal: TestApp
  readonly control: ControlClient
  readonly applied: AppliedScenarios
}

/** Proves that a world is as its scenario describes. */
export type Proof = (staged: StagedWorld) => Promise<void>

/** Data of an answer; its type follows from the call's definition. */
export async function dataOf<Data>(
  { portal }: StagedWorld,
  id: CallId,
  input: CallInput,
  certificate?: string,
): Promise<Data> {
  const { status, msg, data } = await portal.call(id, input, certificate)
  if (status !== 'S') throw new Error(`${id} answered ${status}: ${msg}`)
  return data as Data
}

/** The answer to an account's name and password. */
export function signIn({ portal, applied }: StagedWorld, userName: string): Promise<Envelope> {
  const account = applied.accounts.find((one) => one.userName === userName)
  if (!account) throw new Error(`The scenario names no account ${userName}`)
  return portal.call('login', { body: { userName, password: account.password } })
}

/** The certificate of an account that signs in with one step. */
export async function certificateOf(staged: StagedWorld, userName: string): Promise<string> {
  const { data } = await signIn(staged, userName)
  return (data as SignInAnswer).certificate
}

export const userInfo = (staged: StagedWorld, certificate: string): Promise<UserInfo> =>
  dataOf(staged, 'getUserInfo', { query: { token: certificate } }, certificate)

/** The menus of a person in all of their departments. */
export async function menusOf(staged: StagedWorld, certificate: string): Promise<SystemMenu[]> {
  const departments = await dataOf<{ orgCode: string }[]>(
    staged,
    'findOrganization',
    { body: {} },
    certificate,
  )
  const sybCodes = departments.map(({ orgCode }) => orgCode)
  return dataOf(staged, 'findMenuInfoAllSystem', { body: { sybCodes } }, certificate)
}

/** Menu items with how deep they lie, from 1. */
export const flattened = (items: readonly MenuItem[], level = 1): (MenuItem & { level: number })[] =>
  items.flatMap((item) => [{ ...item, level }, ...flattened(item.children, level + 1)])

export async function noticesOf(staged: StagedWorld, certificate: string): Promise<Notice[]> {
  const { userId } = await userInfo(staged, certificate)
  const page = { pageIndex: 1, pageRows: 999_999 }
  const body = { messReceiverId: userId, messFromSystem: 'IMS', ...page }
  return dataOf(staged, 'findNoticeList', { body }, certificate)
}
