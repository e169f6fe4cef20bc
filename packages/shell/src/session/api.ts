import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient } from '@portal/protocol/client'
import { backend, callPaths } from '../lib/api/backend.ts'
import { createSend } from '../lib/api/transport.ts'
import { toAvailable } from './available-calls.ts'
import { sessionController } from './session-controller.ts'

/** Sends any request to the backend with the certificate of the session; returns the parsed JSON. */
export const send = createSend({ ...backend, session: sessionController })

/** Every call of the backend, typed by the protocol's registry. */
export const api: Client = createClient(callMetadata, toAvailable(send), callPaths, backend.messageFields)

const { ssoWindow: toWindow, ssoWindowDbs: toDbs } = callMetadata

/** Ask whether a window would be signed on to another system: the redirect that says so isn't followed. */
export const { ssoWindow, ssoWindowDbs } = createClient(
  { ssoWindow: toWindow, ssoWindowDbs: toDbs },
  createSend({
    ...backend,
    fetch: (input, init) => backend.fetch(input, { ...init, redirect: 'manual' }),
    session: sessionController,
  }),
  callPaths,
  backend.messageFields,
)
