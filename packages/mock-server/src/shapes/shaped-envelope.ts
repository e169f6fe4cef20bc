import type { JsonSchema } from '@portal/protocol/assumptions/schema-fields'
import { companyOffsetMs } from '@portal/protocol/company-time'
import type { FaultShape } from '@portal/protocol/control/fault-shapes'
import { type Envelope, isAccepted } from '@portal/protocol/envelope'
import { encodeId } from '../domain/id-codec.ts'
import { type Fields, isFields, type Visitor, walkSchema } from './walk-schema.ts'

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
