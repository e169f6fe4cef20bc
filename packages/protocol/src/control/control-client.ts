import { acceptAnswer, type DataOf, type InputOf } from '../client.ts'
import { type CallInput, type EncodedRequest, encodeRequest } from '../encoding.ts'
import { type ControlId, controlCalls } from './control-calls.ts'

export type ControlClient = {
  readonly [Id in ControlId]: (
    input: InputOf<(typeof controlCalls)[Id]>,
  ) => Promise<DataOf<(typeof controlCalls)[Id]>>
}

/** The typed client of the control API; refusals are RemoteErrors as with every other call. */
export function createControlClient(send: (request: EncodedRequest) => Promise<unknown>): ControlClient {
  const methods = Object.entries(controlCalls).map(([id, call]) => [
    id,
    async (input: CallInput) => acceptAnswer(id, await send(encodeRequest(call, input))).data,
  ])
  // The types of the calls are the only link between a name and its shapes; the loop is the same for all.
  return Object.fromEntries(methods) as ControlClient
}
