import type { Static, TSchema } from 'typebox'
import { readAnswer, refusalIn, toNumber } from './answers/read-answer.ts'
import { type CallInput, type CallMetadata, type EncodedRequest, encodeRequest } from './encoding.ts'
import type { Endpoint } from './endpoint.ts'
import { type Envelope, endsSession, isAccepted, isEnvelope } from './envelope.ts'
import type { CallId, calls } from './registry.ts'
import { RemoteError } from './remote-error.ts'

type Part<E extends Endpoint, Name extends 'pathParams' | 'query' | 'body'> = E extends {
  readonly [N in Name]: infer S extends TSchema
}
  ? { readonly [N in Name]: Static<S> }
  : { readonly [N in Name]?: never }

/** What a call takes: the parts that its definition has, none other. */
export type InputOf<E extends Endpoint> = Part<E, 'pathParams'> & Part<E, 'query'> & Part<E, 'body'>
/** What a call answers inside the envelope. */
export type DataOf<E extends Endpoint> = Static<E['data']>

/** An accepted answer as the caller sees it; `count` is the total of a paged list. */
export type Answer<Data> = Pick<Envelope<Data>, 'data' | 'count'>

export type Client = {
  readonly [Id in CallId]: (
    input: InputOf<(typeof calls)[Id]>,
    options?: SendOptions,
  ) => Promise<Answer<DataOf<(typeof calls)[Id]>>>
}

export interface SendOptions {
  readonly signal?: AbortSignal
  /** Sent even if the page is left in the meantime. */
  readonly keepalive?: boolean
}

/** Sends one request and resolves with the parsed JSON; throws RemoteError when there is none. */
export type Send = (
  callId: string,
  call: CallMetadata,
  request: EncodedRequest,
  options?: SendOptions,
) => Promise<unknown>

interface AcceptOptions extends Pick<CallMetadata, 'successOnly'> {
  /** Where the message of a refusal may be. */
  readonly messageFields?: readonly string[] | undefined
}

/**
 * Judges a parsed answer by its status (specification §8); throws RemoteError for everything but S, D and M. What is no
 * envelope is a rejection where it has a message for the user.
 */
export function acceptAnswer(
  callId: string,
  answer: unknown,
  { successOnly, messageFields }: AcceptOptions = {},
): Envelope {
  const envelope = isEnvelope(answer) ? answer : undefined
  if (envelope && (successOnly ? envelope.status === 'S' : isAccepted(envelope))) return envelope
  const refusal = refusalIn(answer, messageFields)
  if (!envelope && refusal.message === undefined) throw new RemoteError('malformed', callId)
  throw new RemoteError(envelope && endsSession(envelope) ? 'sessionEnded' : 'rejection', callId, refusal)
}

/** Paths that an installation has in place of those of the registry; null for a call that its backend lacks. */
export type CallPaths = Readonly<Partial<Record<CallId, string | null>>>

/** A call as this installation has it. */
export const installedCall = (id: CallId, call: CallMetadata, paths: CallPaths = {}): CallMetadata => ({
  ...call,
  path: paths[id] ?? call.path,
})

/**
 * An accepted answer with its data in the form that the call promises; throws RemoteError of kind malformed when a record
 * is due and there is none.
 */
function readEnvelope(id: string, { shape, needsRecord }: CallMetadata, envelope: Envelope): Envelope {
  if (shape === undefined) return envelope
  const { data, count: sent, ...rest } = envelope
  if (needsRecord && (typeof data !== 'object' || data === null || Array.isArray(data)))
    throw new RemoteError('malformed', id)
  const count = toNumber(sent)
  return { ...rest, data: readAnswer(shape, data, count), ...(count === undefined ? {} : { count }) }
}

/**
 * The typed client: one method per call that it is given, all of them this one loop. `paths` and `messageFields`, the
 * installation's fields of messages, are read at each call.
 */
export function createClient<Id extends CallId>(
  calls: Readonly<Record<Id, CallMetadata>>,
  send: Send,
  paths: () => CallPaths | undefined = () => undefined,
  messageFields: () => readonly string[] | undefined = () => undefined,
): Pick<Client, Id> {
  // The keys of a record are its ids.
  const methods = (Object.keys(calls) as Id[]).map((id) => [
    id,
    async (input: CallInput, options?: SendOptions) => {
      const call = installedCall(id, calls[id], paths())
      const answer = await send(id, call, encodeRequest(call, input), options)
      const accepted = acceptAnswer(id, answer, { ...call, messageFields: messageFields() })
      return readEnvelope(id, call, accepted)
    },
  ])
  // The registry's types are the only link between a call's name and its shapes; the loop is the same for all.
  return Object.fromEntries(methods) as Pick<Client, Id>
}
