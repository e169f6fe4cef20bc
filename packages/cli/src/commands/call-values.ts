import type { CallInput, WireValues } from '@portal/protocol/encoding'
import { UsageError } from '../failure.ts'

export interface CallFlags {
  readonly body?: string
  readonly query: readonly string[]
  readonly param: readonly string[]
}

/**
 * The input of the call according to the flags.
 * @throws {UsageError} with the correct form of the flag
 */
export function callInput({ body, query, param }: CallFlags): CallInput {
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
export function withCertificate(input: CallInput, certificate: string): CallInput {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{certificate}', certificate)
    return Array.isArray(value) ? value.map(fill) : value
  }
  const fillAll = (values: WireValues | undefined) =>
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]))
  return { pathParams: fillAll(input.pathParams), query: fillAll(input.query), body: fillAll(input.body) }
}
