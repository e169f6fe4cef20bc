import type { SentCode } from '@portal/protocol/control/people'
import { table } from './terminal.ts'

const purposes: Readonly<Record<SentCode['purpose'], string>> = {
  twoFactor: 'two-factor sign-in',
  phoneSignIn: 'sign-in by telephone',
  passwordReset: 'password reset',
}

/** The codes that count, for the terminal. */
export function codeTable(codes: readonly SentCode[]): string {
  if (codes.length === 0) return 'No code is waiting to be used.'
  const header = ['code', 'user name', 'name', 'telephone', 'for', 'valid until']
  const rows = codes.map(({ code, userName, fullName, phone, purpose, expiresAt }) => [
    code,
    userName,
    fullName,
    phone,
    purposes[purpose],
    expiresAt,
  ])
  return table([header, ...rows])
}

const minuteMs = 60_000

/** A code at the moment when it is sent. */
export function codeLine({ code, userName, purpose, createdAt, expiresAt }: SentCode): string {
  const minutes = (Date.parse(expiresAt) - Date.parse(createdAt)) / minuteMs
  return `Code ${code} for ${userName} (${purposes[purpose]}), valid ${minutes} min`
}
