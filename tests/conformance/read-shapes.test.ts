import { encodeId } from '@portal/mock-server/domain/foreign-text'
import {
  type Fields,
  jsonOf,
  shapedEnvelope,
  type Visitor,
  walkSchema,
} from '@portal/mock-server/shapes/shaped-envelope'
import { parseJson } from '@portal/protocol/answers/read-answer'
import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import { type FaultShape, faultShapeNames, faultShapes } from '@portal/protocol/control/fault-kinds'
import { type Envelope, isEnvelope } from '@portal/protocol/envelope'
import recorded from '@portal/protocol/recorded/examples.json' with { type: 'json' }
import { type CallId, callIds, calls } from '@portal/protocol/registry'
import { describe, expect, it } from 'vitest'

/** What the demo company answered; undefined for calls that answer no envelope. */
function envelopeOf(id: CallId): Envelope | undefined {
  const example: object = recorded.calls[id]
  return 'answer' in example && isEnvelope(example.answer) ? example.answer : undefined
}

/** The data that the typed client reads from an answer. */
async function read(id: CallId, json: string): Promise<unknown> {
  const client = createClient(callMetadata, async () => parseJson(json))
  // Nothing is sent: what a call takes does not matter here.
  const call = client[id] as (input: object) => Promise<{ data: unknown }>
  return (await call({ pathParams: { systemCode: 'x', certificate: 'x', token: 'x' } })).data
}

const unreadable = expect.toBeOneOf(['', null])

const withoutUnreadable = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== unreadable))

/** What becomes of values that a shape takes away or rewrites; all others are read as they were. */
const expectedIn: Readonly<Partial<Record<FaultShape, Visitor>>> = {
  textIds: { id: (id) => encodeId('textIds', id) },
  longIds: { id: (id) => String(encodeId('longIds', id)) },
  letterIds: { id: (id) => encodeId('letterIds', id) },
  spaceDates: { time: (time) => time.replace(/\.\d{3}Z$/, '.000Z') },
  // An optional field without a value is absent.
  nullDates: { time: () => unreadable, object: withoutUnreadable },
  invalidDates: { time: () => unreadable },
  nullLists: { list: () => [] },
}

const empty = { records: [], total: 0 }

function expected(id: CallId, data: unknown, shape: FaultShape): unknown {
  const isPage = typeof data === 'object' && data !== null && 'records' in data
  if (shape === 'nullData' && (isPage || Array.isArray(data))) return isPage ? empty : []
  if (shape === 'bareLists' && isPage && 'total' in data) return { records: data.records, total: data.total }
  return walkSchema(calls[id].data, data, expectedIn[shape] ?? {})
}

const shapesOfData = faultShapeNames.filter(
  (name) => !['session', 'compression', 'answer'].includes(faultShapes[name].of),
)

describe.each(shapesOfData)('with %s', (shape) => {
  it.each(callIds.filter(envelopeOf))('%s is read as it was', async (id) => {
    const envelope = envelopeOf(id)
    if (!envelope) throw new Error('Only calls with an envelope are tested')
    const json = jsonOf(shapedEnvelope(envelope, calls[id].data, [shape]))
    const wanted = expected(id, envelope.data, shape)
    const found = await read(id, json)
    if (typeof wanted === 'object' && wanted !== null) expect(found).toMatchObject(wanted)
    else expect(found).toEqual(wanted)
  })
})
