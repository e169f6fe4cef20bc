import type { EncodedRequest } from '../encoding.ts'
import { controlCalls } from './control-calls.ts'
import { type ControlClient, controlClientOf } from './control-client-of.ts'

/** The typed client of the control API. */
export const createControlClient = (send: (request: EncodedRequest) => Promise<unknown>): ControlClient =>
  controlClientOf(controlCalls, send)
