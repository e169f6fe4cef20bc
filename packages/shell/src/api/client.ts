import { callMetadata } from 'virtual:portal-calls'
import { type Client, createClient, type Send } from '@portal/protocol/client'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { useSession } from '../session/session-store.ts'
import { reportSessionEnded } from './session-ended.ts'
import { createSend } from './transport.ts'

/** Sends any request to the backend with the certificate of the session; answers the parsed JSON. */
export const send = sendAs(() => useSession.getState().certificate, reportSessionEnded)

/** Every call of the backend, typed by the protocol's registry. */
export const api: Client = createClient(callMetadata, send)

/** The same with a certificate that is not the session's, or none; what becomes of it is told to nobody else. */
export const apiAs = (certificate: string | undefined): Client =>
  createClient(
    callMetadata,
    sendAs(
      () => certificate,
      () => undefined,
    ),
  )

function sendAs(certificate: () => string | undefined, sessionEnded: (certificate: string) => void): Send {
  return createSend({
    fetch: (input, init) => window.fetch(input, init),
    base: () => getConfig().apiBase,
    timeoutMs: () => getConfig().requestTimeoutMs,
    deadline: (ms) => AbortSignal.timeout(ms),
    certificate,
    language: () => languageTags[useLanguage.getState().language],
    sessionEnded,
  })
}
