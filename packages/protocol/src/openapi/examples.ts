import type { CallInput } from '../encoding.ts'
import type { Endpoint } from '../endpoint.ts'
import type { Envelope } from '../envelope.ts'
import type { CallId } from '../registry.ts'

/** Request and response of a call; `location` is the target of a redirect. */
export interface Example {
  readonly input: CallInput
  readonly answer?: Envelope
  readonly location?: string
  readonly stylesheet?: string
}

/** Requests and answers that the demo company really gave, by call; and refusals that any call may answer. */
export interface Examples {
  readonly calls: Readonly<Record<CallId, Example>>
  readonly refusals: Readonly<Record<RefusalName, Envelope>>
}

export const refusals = {
  rejection: 'A rejection: the message is meant for the user',
  namedField: 'A rejection of a value: the message names the field and what was expected',
  sessionEnded: 'No live certificate: the session is over',
  unreadable: 'HTTP 400: a request that cannot be read',
} as const
export type RefusalName = keyof typeof refusals

export interface DescribedCall {
  readonly id: string
  readonly call: Endpoint
  /** The specification's words on it; null for a call that it lacks. */
  readonly words: string | null
  readonly example: Example | undefined
}
