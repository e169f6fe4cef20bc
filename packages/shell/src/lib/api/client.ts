import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient } from '@portal/protocol/client'
import { getConfig } from '../config/runtime-config.ts'
import { send, sendAs } from './backend.ts'

/** Every call of the backend, typed by the protocol's registry. */
export const api: Client = createClient(callMetadata, send)

/** The customer-service host, which is not the backend: it gets no certificate and ends no session. */
export const customerServiceApi: Client = createClient(
  callMetadata,
  sendAs(undefined, {
    base: () => getConfig().customerService?.host ?? '',
    heardTime: () => undefined,
  }),
)
