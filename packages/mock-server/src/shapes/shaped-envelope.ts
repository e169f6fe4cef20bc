import { randomUUID } from 'node:crypto'
import type { JsonSchema } from '@portal/protocol/assumptions/call-assumptions'
import { companyOffsetMs } from '@portal/protocol/company-time'
import type { FaultShape } from '@portal/protocol/control/fault-kinds'
import { beforeIdIn, isIdSchema } from '@portal/protocol/entities/id'
import { type Envelope, isAccepted } from '@portal/protocol/envelope'
import { callIds, calls } from '@portal/protocol/registry'
import { encodeId } from '../domain/foreign-text.ts'
import { htmlPage } from '../pages/html-page.ts'

/** Marks the digits of a whole number that is first written as a text; no text of a response starts like this. */
const mark = randomUUID()
const marked = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/** JSON of a value that may contain whole numbers of any length. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${mark}${part}` : part)).replace(
    marked,
    '$1',
  )

/** Transforms the values of each kind; lists and objects after their content. */
export interface Visitor {
  readonly id?: (value: unknown) => unknown
  readonly time?: (value: string) => unknown
  readonly flag?: (value: boolean) => unknown
  readonly number?: (value: number) => unknown
  readonly list?: (items: unknown[]) => unknown
  readonly object?: (fields: Fields) => unknown
}

export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Deeper levels are unchanged, so that nothing can exhaust the stack. */
const deepest = 200

/** A value with its parts changed by the kinds that the schema gives them. What the schema lacks, or what does not fit it, stays. */
export const walkSchema = (schema: JsonSchema, value: unknown, visitor: Visitor): unknown =>
  walk(value, visitor, { schema, definitions: {}, depth: 0 })

interface Place {
  readonly schema: JsonSchema
  readonly definitions: Readonly<Record<string, JsonSchema>>
  readonly depth: number
}

function walk(value: unknown, visitor: Visitor, { schema, depth, ...place }: Place): unknown {
  if (depth === deepest) return value
  const definitions = { ...place.definitions, ...schema.$defs }
  const inside = (inner: JsonSchema, part: unknown) =>
    walk(part, visitor, { schema: inner, definitions, depth: depth + 1 })

  const target = schema.$ref === undefined ? undefined : definitions[schema.$ref]
  if (target) return inside(target, value)
  if (isIdSchema(schema)) return visitor.id ? visitor.id(value) : value
  const before = beforeIdIn(schema)
  if (before !== undefined) return visitor.id ? withIdAfter(before, value, visitor.id) : value
  const variant = schema.anyOf?.find((one) => fits(one, value))
  if (variant) return inside(variant, value)
  const { items, properties } = schema
  if (items && Array.isArray(value)) {
    const inner = value.map((item) => inside(items, item))
    return visitor.list ? visitor.list(inner) : inner
  }
  if (properties && isFields(value)) {
    const entries = Object.entries(value).map(([field, part]) => {
      const inner = Object.hasOwn(properties, field) ? properties[field] : undefined
      return [field, inner ? inside(inner, part) : part] as const
    })
    const fields = Object.fromEntries(entries)
    return visitor.object ? visitor.object(fields) : fields
  }
  return visitScalar(schema, value, visitor)
}

/** An address in which the id after `before` is changed; unchanged where there is none. */
function withIdAfter(before: string, address: unknown, change: (id: unknown) => unknown): unknown {
  if (typeof address !== 'string') return address
  const start = address.indexOf(before) + before.length
  const [id] = /^[\w-]+/.exec(address.slice(start)) ?? []
  if (!id || !address.includes(before)) return address
  const changed = change(/^\d{1,15}$/.test(id) ? Number(id) : id)
  return address.slice(0, start) + String(changed) + address.slice(start + id.length)
}

function visitScalar({ type, format }: JsonSchema, value: unknown, { time, flag, number }: Visitor): unknown {
  if (time && format === 'date-time' && typeof value === 'string') return time(value)
  if (flag && type === 'boolean' && typeof value === 'boolean') return flag(value)
  const isNumber = type === 'integer' || type === 'number'
  return number && isNumber && typeof value === 'number' ? number(value) : value
}

function fits({ type, items, properties, $ref }: JsonSchema, value: unknown): boolean {
  if (value === null || type === 'null') return value === null && type === 'null'
  if (Array.isArray(value)) return items !== undefined
  if (isFields(value)) return properties !== undefined || $ref !== undefined
  if (typeof value === 'number') return type === 'integer' || type === 'number'
  return type === typeof value
}

/** Additional fields that other backends send. */
const moreFields = { createdBy: 'SYSTEM', objectVersionNumber: 1, attribute1: null, attribute2: [] }
const moreOfEnvelope = { success: true, traceId: '5f2c9a1e7b3d4806', extend: {} }

/** Company time, e.g. `2026-11-20 10:00:00`. */
const spaced = (ms: number) => new Date(ms + companyOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Changes dates as the world writes them; another fault may have changed them before. */
const ofDate = (change: (ms: number) => unknown) => (time: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(time) && Number.isFinite(Date.parse(time))
    ? change(Date.parse(time))
    : time

const visitors: Readonly<Partial<Record<FaultShape, Visitor>>> = {
  textIds: { id: (id) => encodeId('textIds', id) },
  longIds: { id: (id) => encodeId('longIds', id) },
  letterIds: { id: (id) => encodeId('letterIds', id) },
  spaceDates: { time: ofDate(spaced) },
  epochDates: { time: ofDate((ms) => ms) },
  nullDates: { time: () => null },
  invalidDates: { time: () => '0000-00-00 00:00:00' },
  numberFlags: { flag: Number },
  textFlags: { flag: String },
  letterFlags: { flag: (flag) => (flag ? 'Y' : 'N') },
  textNumbers: { number: String },
  nullEmptyLists: { list: (items) => (items.length === 0 ? null : items) },
  nullLists: { list: () => null },
  extraFields: { object: (fields) => ({ ...moreFields, ...fields }) },
}

/** An envelope in other forms, along the schema of its data; the data of a rejection stays. Ids of `longIds` are bigints. */
export function shapedEnvelope(
  envelope: Envelope,
  schema: JsonSchema,
  shapes: readonly FaultShape[],
): Fields {
  const has = (shape: FaultShape) => shapes.includes(shape)
  // Each aspect has a field of its own.
  const visitor: Visitor = Object.fromEntries(
    shapes.flatMap((shape) => Object.entries(visitors[shape] ?? {})),
  )
  const accepted = isAccepted(envelope)
    ? { ...envelope, ...shapedList(walkSchema(schema, envelope.data, visitor), schema, has) }
    : envelope
  return {
    ...(has('extraFields') ? moreOfEnvelope : {}),
    ...accepted,
    ...(has('textCount') && accepted.count !== undefined ? { count: String(accepted.count) } : {}),
  }
}

/** Data that is a list or a page as a whole, and the count beside it where that changes. */
function shapedList(
  data: unknown,
  { items, properties }: JsonSchema,
  has: (shape: FaultShape) => boolean,
): { readonly data: unknown; readonly count?: unknown } {
  const isPage = properties?.records !== undefined
  if (has('nullData') && (items || isPage)) return { data: null }
  if (!isPage || !isFields(data)) return { data }
  if (has('bareLists')) return { data: data.records, count: data.total }
  return { data: has('textCount') ? { ...data, total: String(data.total) } : data }
}

const firstParts = [...new Set(callIds.map((id) => calls[id].path.split('/')[1]))].join('|')
const moved = new RegExp(`^/(${firstParts})/moved/`)

/** Another address of the same call, e.g. `/api/moved/x` of `/api/x`. */
export const movedAddress = (address: string): string => address.replace(/^\/([^/]+)\//, '/$1/moved/')

export const isMoved = (address: string): boolean => moved.test(address)

/** The original address of a moved one; any other is unchanged. */
export const addressBehind = (address: string): string => address.replace(moved, '/$1/')

/** Address of a proxy's sign-in page on this origin. */
export const proxySignInPath = '/services/network-sign-in'

/** What a proxy before a backend shows to people who are not signed in to the company's network. */
export const proxySignInPage = htmlPage({
  title: '公司网络登录',
  content: '<p>访问此网站前，请先登录公司网络。</p><p class="muted">此页面代替公司代理服务器的登录页面。</p>',
})

/** The response of a proxy when its backend doesn't respond, as nginx words it. */
export const proxyErrorPage = `<html>
<head><title>502 Bad Gateway</title></head>
<body>
<center><h1>502 Bad Gateway</h1></center>
<hr><center>nginx</center>
</body>
</html>
`
