import type { DemoAccount } from '@portal/store/accounts'
import { table } from './terminal.ts'

/** The people one can sign in as, for the terminal. */
export function accountList(accounts: readonly DemoAccount[]): string {
  const header = ['user name', 'password', 'name', 'what it shows']
  const rows = accounts.map((account) => [
    account.userName,
    account.password,
    account.fullName,
    `${account.description} · ${account.descriptionEn}`,
  ])
  return table([header, ...rows], '  ')
}
