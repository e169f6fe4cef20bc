import { acceptAnswer, type DataOf, type InputOf } from '../client.ts'
import { type CallInput, type CallMetadata, type EncodedRequest, encodeRequest } from '../encoding.ts'
import type { ControlId, controlCalls } from './control-calls.ts'

export type ControlClient = {
  readonly [Id in ControlId]: (
    input: InputOf<(typeof controlCalls)[Id]>,
  ) => Promise<DataOf<(typeof controlCalls)[Id]>>
}

/** What a client needs of each call: its address and encoding. */
export type ControlMetadata = Readonly<Record<ControlId, CallMetadata>>

/** The typed client of the control API over the addresses of its calls; refusals are RemoteErrors as with every other call. */
export function controlClientOf(
  calls: ControlMetadata,
  send: (request: EncodedRequest) => Promise<unknown>,
): ControlClient {
  const methods = Object.entries(calls).map(([id, call]) => [
    id,
    async (input: CallInput) => acceptAnswer(id, await send(encodeRequest(call, input))).data,
  ])
  // The types of the calls are the only link between a name and its shapes; the loop is the same for all.
  return Object.fromEntries(methods) as ControlClient
}
