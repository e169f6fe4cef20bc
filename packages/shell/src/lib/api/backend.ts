import type { Send } from '@portal/protocol/client'
import { sessionSettled } from '../../session/session-keeper.ts'
import { useSession } from '../../session/session-store.ts'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { languageTags } from '../i18n/languages.ts'
import { serverTimeHeard } from './server-time.ts'
import { reportSessionEnded } from './session-ended.ts'
import { createSend, type TransportOptions } from './transport.ts'

let network: typeof fetch = (input, init) => window.fetch(input, init)

/** Puts something between all calls and the network. */
export function wrapNetwork(wrap: (inner: typeof fetch) => typeof fetch): void {
  network = wrap(network)
}

const transport = {
  fetch: (input, init) => network(input, init),
  base: () => getConfig().apiBase,
  timeoutMs: () => getConfig().requestTimeoutMs,
  deadline: (ms) => AbortSignal.timeout(ms),
  certificate: () => useSession.getState().certificate,
  language: () => languageTags[useLanguage.getState().language],
  settled: sessionSettled,
  sessionEnded: reportSessionEnded,
  heardTime: serverTimeHeard,
} satisfies TransportOptions

/** Sends any request to the backend with the certificate of the session; answers the parsed JSON. */
export const send = createSend(transport)

/** The same with a certificate that is not the session's, or none: it waits for nothing and ends no session. */
export const sendAs = (certificate: string | undefined, change: Partial<TransportOptions> = {}): Send =>
  createSend({
    ...transport,
    certificate: () => certificate,
    settled: () => undefined,
    sessionEnded: async () => false,
    ...change,
  })
