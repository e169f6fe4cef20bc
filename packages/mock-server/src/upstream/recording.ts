import { callIds } from '@portal/protocol/registry'
import { type Static, Type } from 'typebox'

const closed = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** One answer of an upstream, as a file of its own. Secrets are masked in all of it. */
export const Recording = closed({
  call: Type.Union([Type.Enum([...callIds]), Type.Null()], {
    description: 'null for an address of the backend that is no call of the registry',
  }),
  user: Type.Optional(Type.String({ description: 'who asked, as far as the recorder has learnt' })),
  recordedAt: Type.String({ format: 'date-time' }),
  request: closed({
    method: Type.String(),
    path: Type.String({ pattern: '^/' }),
    query: Type.Optional(Type.Unknown()),
    body: Type.Optional(Type.Unknown()),
  }),
  answer: closed({
    httpStatus: Type.Integer({ minimum: 200, maximum: 599 }),
    contentType: Type.Optional(Type.String()),
    location: Type.Optional(Type.String()),
    /** The answer of every call but those for a window or a stylesheet. */
    json: Type.Optional(Type.Unknown()),
    text: Type.Optional(Type.String()),
  }),
})
export type Recording = Static<typeof Recording>
export type RecordedRequest = Recording['request']
