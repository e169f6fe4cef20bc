import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient, installedCall } from '@portal/protocol/client'
import type { CallMetadata } from '@portal/protocol/encoding'
import { backend, callPaths } from '../lib/api/backend.ts'
import { createSend } from '../lib/api/transport.ts'
import { toAvailable } from './available-calls.ts'
import { sessionController } from './session-controller.ts'

/** Sends any request to the backend with the certificate of the session; returns the parsed JSON. */
export const send = createSend({ ...backend, session: sessionController })

/** Every call of the backend, typed by the protocol's registry. */
export const api: Client = createClient(callMetadata, toAvailable(send), callPaths, backend.messageFields)

/** The call that opens another system in a window of its own. */
export const ssoWindowCall = (): CallMetadata =>
  installedCall('ssoWindow', callMetadata.ssoWindow, callPaths())
