import { type Static, type TSchema, Type } from 'typebox'

/** Every answer of the backend is wrapped like this; `count` is the total of a paged list (specification §7, §8). */
export const EnvelopeOf = <Data extends TSchema>(data: Data) =>
  Type.Object({
    status: Type.String({ description: 'S, D and M are accepted; anything else is a rejection' }),
    code: Type.Optional(Type.Union([Type.Integer(), Type.String()])),
    msg: Type.Optional(Type.String()),
    data,
    count: Type.Optional(Type.Integer({ minimum: 0 })),
  })

const AnyEnvelope = EnvelopeOf(Type.Unknown())
export type Envelope<Data = unknown> = Omit<Static<typeof AnyEnvelope>, 'data'> & { data: Data }

const acceptedStatuses: ReadonlySet<string> = new Set(['S', 'D', 'M'])

/** Code of a rejection that ends the session (specification §4, §8). */
export const sessionEndedCode = 4001

/** Code of a rejection after which a second step or a password reset begins anew (assumed). */
export const startOverCode = 4002

export const isAccepted = (envelope: Pick<Envelope, 'status'>): boolean =>
  acceptedStatuses.has(envelope.status)

/** The wire may carry the code as a number or as a string (assumed); both end the session. */
export const endsSession = (envelope: Pick<Envelope, 'status' | 'code'>): boolean =>
  envelope.status === 'E' && String(envelope.code) === String(sessionEndedCode)

/** An accepted answer. */
export const success = <Data>(data: Data, count?: number): Envelope<Data> => ({
  status: 'S',
  data,
  ...(count === undefined ? {} : { count }),
})

/** A rejection: the message is meant for the user. */
export const rejection = (msg: string, code?: number): Envelope<null> => ({
  status: 'E',
  msg,
  data: null,
  ...(code === undefined ? {} : { code }),
})

/** Tells whether a parsed answer has the shape of an envelope at all. */
export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
}
