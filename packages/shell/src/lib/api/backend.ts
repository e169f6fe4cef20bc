import { entranceCallMetadata } from 'virtual:portal-entrance-calls'
import type { EntranceCallId } from '@portal/protocol/call-metadata'
import { type Client, createClient } from '@portal/protocol/client'
import type { UserInfo } from '@portal/protocol/entities/user'
import { languageTag } from '@portal/protocol/languages'
import { browserAddress } from '../base-path.ts'
import { configAddress } from '../config/config-request.ts'
import { getConfig } from '../config/runtime-config.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { noteServerTime } from './server-time.ts'
import { type CallSession, createSend, newRequestId, type TransportOptions } from './transport.ts'

const network: { fetch: typeof fetch } = { fetch: (input, init) => window.fetch(input, init) }

/** Puts something between all calls and the network. */
export function wrapNetwork(wrap: (inner: typeof fetch) => typeof fetch): void {
  network.fetch = wrap(network.fetch)
}

/** How this installation's backend is called, in whichever session. */
export const backend: Omit<TransportOptions, 'session'> = {
  fetch: (input, init) => network.fetch(input, init),
  base: () => getConfig().apiBase,
  ownFile: () => browserAddress(configAddress),
  timeoutMs: () => getConfig().requestTimeoutMs,
  deadline: (ms) => AbortSignal.timeout(ms),
  language: () => languageTag(useLanguage.getState().language),
  heardTime: noteServerTime,
  requestId: () => (getConfig().requestIds === false ? undefined : newRequestId()),
  endsOnUnauthorized: () => getConfig().unauthorizedEndsSession ?? true,
  messageFields: () => getConfig().mappings?.errorMessageFields,
}

/** Paths that this installation sets. */
export const callPaths = () => getConfig().callPaths

/** A certificate that is not the session's, or none: calls wait for nothing and end no session. */
export const outsideSession = (certificate?: string): CallSession => ({
  certificate: () => certificate,
  settled: () => undefined,
  refused: async () => false,
})

/** The calls of the screens before the frame: the sign-in page does without all others. */
type EntranceClient = Pick<Client, EntranceCallId>

const apiWithCertificate = (certificate?: string): EntranceClient =>
  createClient(
    entranceCallMetadata,
    createSend({ ...backend, session: outsideSession(certificate) }),
    callPaths,
    backend.messageFields,
  )

/**
 * For the screens that sign users in, or in again: calls carry no certificate and don't wait for an interrupted
 * session.
 */
export const anonymousApi: EntranceClient = apiWithCertificate()

/**
 * The user of a certificate, according to the server.
 * @throws {RemoteError} when it refuses
 */
export const userOf = async (certificate: string): Promise<UserInfo> =>
  (await apiWithCertificate(certificate).getUserInfo({ query: { token: certificate } })).data
