import { contractDocument } from '@portal/mock-server/pages/contract-document'
import { type CallId, callIds } from '@portal/protocol'
import { type AssumptionList, assumptionList } from '@portal/protocol/assumptions/assumption-list'
import { callMetadata } from '@portal/protocol/call-metadata'
import { callProblem } from '@portal/protocol/control/fault-target'
import { type CallInput, type CallMetadata, encodeRequest, type WireValues } from '@portal/protocol/encoding'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'
import { mainWorld, worldHeader } from '@portal/protocol/world'
import type { Backend, BackendAnswer } from '../backend/backend.ts'
import { signIn } from '../backend/backend.ts'
import { controlHeaders } from '../backend/control.ts'
import { localBackend } from '../backend/local-backend.ts'
import { remoteBackend } from '../backend/remote-backend.ts'
import type { Context } from '../context.ts'
import type { ControlTokenChoice } from '../control-token.ts'
import { textOrFile } from '../control-token.ts'
import { ended, Failure, UsageError } from '../failure.ts'
import { progressLines, table } from '../terminal/terminal.ts'

interface OpenApiOptions {
  /** A file has no address of its own, which a relative one could count from. */
  readonly server: string
  readonly assumed?: true
  readonly json?: true
}

/** Prints the document, or the list of its assumptions. */
export async function printOpenApi(options: OpenApiOptions, { terminal }: Context): Promise<void> {
  const { assumed, json, server } = options
  if (!assumed) terminal.result(JSON.stringify(await contractDocument(server), null, json ? 0 : 2))
  else if (json) terminal.result(JSON.stringify(assumptionList()))
  else terminal.result(readable(assumptionList()))
}

/** For people: general assumptions first, then call by call. */
const readable = ({ general, calls }: AssumptionList): string =>
  [
    'What the specification does not show, and what was chosen instead.',
    ...general.map(({ about, choice, why, where, calls: ids = [] }) =>
      [
        about,
        table(facts({ chosen: choice, why, where: where.join(', '), calls: ids.join(', ') }), '  '),
      ].join('\n'),
    ),
    ...calls
      .filter(({ assumptions }) => assumptions.length > 0)
      .map(({ call, specification, assumptions }) =>
        [
          call,
          `  ${specification === null ? 'beyond the specification' : `§7: ${specification}`}`,
          table(assumptions.map(cells), '  '),
        ].join('\n'),
      ),
  ].join('\n\n')

const facts = (named: Readonly<Record<string, string>>) =>
  Object.entries(named).filter(([, text]) => text !== '')

/** Part, field, what was chosen, and where the specification shows it elsewhere. */
const cells = ({
  part,
  field = '',
  unknown,
  choice,
  shownIn,
}: AssumptionList['calls'][number]['assumptions'][number]) => [
  part,
  field,
  unknown === 'values' ? `only its values: ${choice}` : choice,
  shownIn === undefined ? '' : `(${shownIn} shows a field of this name)`,
]

interface CallFlags {
  readonly body?: string
  readonly query: readonly string[]
  readonly param: readonly string[]
}

/**
 * The input of the call according to the flags.
 * @throws {UsageError} with the correct form of the flag
 */
function callInput({ body, query, param }: CallFlags): CallInput {
  return {
    pathParams: parseValues('--param', param),
    query: parseValues('--query', query),
    body: body === undefined ? undefined : parseBody(body),
  }
}

/** Repeated `name=value` flags; a name given twice becomes a list. */
function parseValues(flag: string, texts: readonly string[]): WireValues {
  const values = new Map<string, string[]>()
  for (const text of texts) {
    const at = text.indexOf('=')
    if (at < 1) throw new UsageError(`${flag} ${text} is not understood; expected ${flag} name=value.`)
    const name = text.slice(0, at)
    values.set(name, [...(values.get(name) ?? []), text.slice(at + 1)])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

function parseBody(text: string): WireValues {
  const body = parseJson(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw new UsageError(
    `--body is not a JSON object; expected something like --body '{"sybCodes":["CERAMIC"]}'.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Replaces `{certificate}` in values by the certificate. */
function withCertificate(input: CallInput, certificate: string): CallInput {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{certificate}', certificate)
    return Array.isArray(value) ? value.map(fill) : value
  }
  const fillAll = (values: WireValues | undefined) =>
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]))
  return { pathParams: fillAll(input.pathParams), query: fillAll(input.query), body: fillAll(input.body) }
}

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
