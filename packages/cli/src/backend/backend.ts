import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import type { EncodedRequest } from '@portal/protocol/encoding'
import { RemoteError } from '@portal/protocol/remote-error'
import { Failure } from '../failure.ts'

/** What came back; `body` is parsed where it is JSON, `location` is where a redirect leads. */
export interface BackendAnswer {
  readonly status: number
  readonly body: unknown
  readonly location?: string
}

export type Headers = Readonly<Record<string, string>>

/** A backend that takes calls: in this process or remote. */
export interface Backend {
  send(request: EncodedRequest, headers: Headers): Promise<BackendAnswer>
  /** The demo password where a user has it and the backend's database is at hand. */
  demoPassword(userName: string): Promise<string | undefined>
  close(): Promise<void>
}

export function toAnswer(status: number, text: string, location: string | null | undefined): BackendAnswer {
  return { status, body: parsedWhereJson(text), ...(location ? { location } : {}) }
}

function parsedWhereJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

interface Credentials {
  readonly userName: string
  /** That of the demo accounts when it is not given, where the backend's database is at hand. */
  readonly password?: string | undefined
}

/**
 * Signs in and gives the certificate.
 * @throws {Failure} with the server's message, or when a second factor is needed
 */
export async function signIn(backend: Backend, headers: Headers, user: Credentials): Promise<string> {
  const { userName } = user
  const password = user.password ?? (await backend.demoPassword(userName))
  if (password === undefined)
    throw new Failure(`The password of ${userName} is not known here; add --password.`)
  const client = createClient(
    callMetadata,
    async (_id, _call, request) => (await backend.send(request, headers)).body,
  )
  const { data } = await client.login({ body: { userName, password } }).catch((error: unknown) => {
    const reason = error instanceof RemoteError && error.message ? error.message : String(error)
    throw new Failure(`${userName} could not sign in: ${reason}`, { cause: error })
  })
  if (data.twoFactorAuthenticationYOrN === 'N') return data.certificate
  throw new Failure(`${userName} signs in with a second factor, which this command does not know.`)
}
