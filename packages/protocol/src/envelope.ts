import type { Static } from 'typebox'
import type { AnyEnvelope } from './envelope-schema.ts'

// The schema is a separate module: browsers check responses without the schema library.
export type Envelope<Data = unknown> = Omit<Static<typeof AnyEnvelope>, 'data'> & { data: Data }

const acceptedStatuses: ReadonlySet<string> = new Set(['S', 'D', 'M'])

/** Code of a rejection that ends the session (specification §4, §8). */
export const sessionEndedCode = 4001

/** Code of a rejection that restarts a second step or a password reset (assumed). */
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

/** Whether a parsed response has the shape of an envelope. */
export function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'string'
}
