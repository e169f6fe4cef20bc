import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient } from '@portal/protocol/client'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { useSession } from '../session/session-store.ts'
import { reportSessionEnded } from './session-ended.ts'
import { createSend } from './transport.ts'

/** Sends any request to the backend with the certificate of the session; answers the parsed JSON. */
export const send = createSend({
  fetch: (input, init) => window.fetch(input, init),
  base: () => getConfig().apiBase,
  timeoutMs: () => getConfig().requestTimeoutMs,
  deadline: (ms) => AbortSignal.timeout(ms),
  certificate: () => useSession.getState().certificate,
  language: () => languageTags[useLanguage.getState().language],
  sessionEnded: reportSessionEnded,
})

/** Every call of the backend, typed by the protocol's registry. */
export const api: Client = createClient(callMetadata, send)
