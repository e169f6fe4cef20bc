import { type CallId, callIds } from '@portal/protocol'
import { callMetadata } from '@portal/protocol/call-metadata'
import { callProblem } from '@portal/protocol/control/fault-target'
import { type CallInput, type CallMetadata, encodeRequest } from '@portal/protocol/encoding'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { mainWorld, worldHeader } from '@portal/protocol/world'
import type { Backend, BackendAnswer } from '../backend/backend.ts'
import { controlHeaders } from '../backend/control.ts'
import { localBackend } from '../backend/local-backend.ts'
import { remoteBackend } from '../backend/remote-backend.ts'
import { signIn } from '../backend/sign-in.ts'
import type { Context } from '../context.ts'
import type { ControlTokenChoice } from '../control-token.ts'
import { ended, Failure, UsageError } from '../failure.ts'
import { progressLines } from '../terminal/terminal.ts'
import { textOrFile } from '../text-of-file.ts'
import { type CallFlags, callInput, withCertificate } from './call-values.ts'

interface CallOptions extends CallFlags, ControlTokenChoice {
  readonly user?: string
  readonly password?: string
  readonly url?: string
  readonly world: string
  readonly dataDir: string
  readonly json?: true
}

/** Makes one call and prints its answer; a rejection is a failure of the command too. */
export async function call(id: string, options: CallOptions, { terminal, debugs }: Context): Promise<void> {
  const callId = findCall(id)
  const body = options.body === undefined ? undefined : await textOrFile(options.body, terminal)
  const input = callInput({
    query: options.query,
    param: options.param,
    ...(body === undefined ? {} : { body }),
  })
  const backend = options.url
    ? remoteBackend(options.url)
    : await localBackend({ ...options, onProgress: progressLines(terminal), debugs: debugs() })
  try {
    const { body, location, status } = await send(backend, callId, input, options)
    terminal.result(location ?? printed(body, options.json === true))
    if (status >= 400) throw new Failure(`${callId} failed with HTTP status ${status}.`)
    if (isEnvelope(body) && !isAccepted(body)) throw new Failure(`${callId} was rejected.`)
  } finally {
    await backend.close()
  }
}

async function send(
  backend: Backend,
  id: CallId,
  input: CallInput,
  options: CallOptions,
): Promise<BackendAnswer> {
  const { user, password, world } = options
  const metadata = callMetadata[id]
  // Other worlds are those of a portal: a backend of the installation gets no token.
  const headers = { [worldHeader]: world, ...(world === mainWorld ? {} : controlHeaders(options)) }
  if (user === undefined) return backend.send(encode(metadata, input), headers)
  const certificate = await signIn(backend, headers, { userName: user, password })
  return backend.send(encode(metadata, withCertificate(input, certificate)), {
    ...headers,
    Certificate: certificate,
  })
}

/** A value that the path lacks is a flag that is missing. */
function encode(metadata: CallMetadata, input: CallInput) {
  try {
    return encodeRequest(metadata, input)
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message}; add --param name=value.`)
    throw error
  }
}

function findCall(id: string): CallId {
  const found = callIds.find((known) => known === id)
  if (found) return found
  throw new UsageError(ended(callProblem(id) ?? ''))
}

const printed = (body: unknown, onOneLine: boolean): string =>
  typeof body === 'string' ? body : JSON.stringify(body, null, onOneLine ? 0 : 2)
