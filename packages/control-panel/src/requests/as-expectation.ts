import type { RequestRecord } from '@portal/protocol/control/requests'
import { mask, partOf } from './sent-request.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without what the journal masks: it is never what a test would find there. */
function unmasked(value: unknown): unknown {
  if (Array.isArray(value)) return value.some(holdsMask) ? undefined : value
  if (!isRecord(value)) return holdsMask(value) ? undefined : value
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const part = unmasked(one)
    return part === undefined ? [] : [[name, part] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

const holdsMask = (value: unknown) => JSON.stringify(value ?? null).includes(mask)

/** A name as it is, where it needs no quotes. */
const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

/** In single quotes, in double ones where that saves a backslash. */
const literal = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`

/** A value in the notation of TypeScript. */
function codeOf(value: unknown): string {
  if (typeof value === 'string') return literal(value)
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, one]) => `${nameOf(name)}: ${codeOf(one)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** What a test with `@portal/testing/playwright` expects where it wants this request; undefined for an address without a call. */
export function asExpectation({ call, user, status, request }: RequestRecord): string | undefined {
  if (call === null) return undefined
  const expected = {
    ...(user === null || user === mask ? {} : { user }),
    ...(status === null ? {} : { status }),
    query: unmasked(partOf(request, 'query')),
    body: unmasked(partOf(request, 'body')),
  }
  const given = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined))
  return `await expect(portal).toHaveReceived(${literal(call)}, ${codeOf(given)})`
}
