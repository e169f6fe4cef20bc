import { readFile } from 'node:fs/promises'
import { systemErrorCode } from '@portal/store/store-error'
import { UsageError } from '../failure.ts'
import { askSecret } from '../terminal/terminal.ts'

/** As whom a backend is called. */
export type Identity =
  | { readonly userName: string; readonly password: string }
  | { readonly certificate: string }

export interface IdentityOptions {
  readonly user?: string
  readonly passwordFile?: string
  readonly certificateFile?: string
}

/** The variable that a password is taken from. */
const passwordVariable = 'PORTAL_PASSWORD'

/**
 * The person of the flags. A password comes from a file, the environment or the keyboard, never from an argument, which
 * other people of the machine could read.
 * @throws {UsageError} when it is missing
 */
export async function identityOf({
  user,
  passwordFile,
  certificateFile,
}: IdentityOptions): Promise<Identity> {
  if (certificateFile !== undefined) {
    if (user !== undefined || passwordFile !== undefined)
      throw new UsageError(
        'A certificate needs no account; leave out --certificate-file, or --user and --password-file.',
      )
    return { certificate: await secretIn(certificateFile, '--certificate-file') }
  }
  if (user === undefined) throw new UsageError('Expected --user NAME, or --certificate-file FILE.')
  if (passwordFile !== undefined)
    return { userName: user, password: await secretIn(passwordFile, '--password-file') }
  const given = process.env[passwordVariable]
  if (given) return { userName: user, password: given }
  if (process.stdin.isTTY) return { userName: user, password: await askSecret(`Password of ${user}: `) }
  throw new UsageError(
    `The password of ${user} is missing; set ${passwordVariable}, or add --password-file FILE.`,
  )
}

async function secretIn(file: string, flag: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${flag} ${file} cannot be read (${systemErrorCode(error) ?? String(error)}).`)
  })
  if (text.trim() === '') throw new UsageError(`${flag} ${file} is empty.`)
  return text.trim()
}

/** What must not be written anywhere. */
export const secretsOf = (identity: Identity): string[] =>
  'certificate' in identity ? [identity.certificate] : [identity.password]
