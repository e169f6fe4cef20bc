import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { backend, callPaths } from '../../lib/api/backend.ts'
import { requestIdHeader } from '../../lib/api/transport.ts'
import { basePath, browserAddress } from '../../lib/base-path.ts'
import { isOutdated } from '../../lib/code-loading/lazy-with-retry.ts'
import { configAddress } from '../../lib/config/config-request.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { subAppHost } from '../../lib/config/sub-app-config.ts'
import { exchange, pageFetch } from '../../lib/http.ts'
import type { Texts } from '../../lib/i18n/namespaces.ts'
import { stylesheetOfNow } from '../../lib/theme/current-theme.ts'
import { portalVersion } from '../../lib/version.ts'
import {
  type Answer,
  backendFindings,
  configurationFindings,
  type Finding,
  type Probe,
  refusedHeaders,
  serverFindings,
  stylesheetFinding,
  subAppFinding,
  telemetryFinding,
  withoutTelemetry,
} from './findings.ts'

const origin = (address: string): string | undefined =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).origin : undefined

/** The event may come a moment after the request has failed. */
const afterEvents = () => new Promise((resolve) => setTimeout(resolve, 50))

/**
 * Detects whether the page's own content policy blocks requests to an origin; to scripts that looks like a server that
 * doesn't answer.
 * @param directive the deciding directive, e.g. `connect-src`
 */
function watchRefusals(address: string, directive: string) {
  let isRefused = false
  const noteRefusal = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (disposition === 'report' || !effectiveDirective.startsWith(directive)) return
    if (origin(blockedURI) === origin(address)) isRefused = true
  }
  document.addEventListener('securitypolicyviolation', noteRefusal)
  return {
    /** Call it after a request has failed. */
    async isRefused(): Promise<boolean> {
      if (!isRefused) await afterEvents()
      return isRefused
    },
    end: () => document.removeEventListener('securitypolicyviolation', noteRefusal),
  }
}

const timeoutMs = 10_000

/**
 * Requests an address.
 * @throws {RemoteError}
 */
async function probe(url: string, signal: AbortSignal, init?: RequestInit): Promise<Probe> {
  const startedAt = performance.now()
  const { response, body } = await exchange(
    pageFetch,
    {
      label: url,
      url,
      // A cached answer says nothing about the server.
      init: { cache: 'no-store', ...init },
      deadline: AbortSignal.timeout(timeoutMs),
      signal,
    },
    (answer) => answer.text(),
  )
  const durationMs = performance.now() - startedAt
  return { status: response.status, headers: response.headers, text: body, durationMs }
}

/** Whether nothing readable came back. */
const isUnanswered = (answer: Answer): boolean => answer instanceof RemoteError && answer.kind === 'network'

/** Like `probe`, with the error as a value. */
async function ask(url: string, signal: AbortSignal, init?: RequestInit): Promise<Exclude<Answer, 'opaque'>> {
  const refusals = watchRefusals(url, 'connect-src')
  try {
    return await probe(url, signal, init)
  } catch (cause) {
    const error = cause instanceof RemoteError ? cause : new RemoteError('network', url, { cause })
    return isUnanswered(error) && (await refusals.isRefused()) ? 'refusedByPolicy' : error
  } finally {
    refusals.end()
  }
}

/** Like `ask`, with a second request in `no-cors` mode, which another origin need not allow. */
async function askOtherOrigin(url: string, signal: AbortSignal, init?: RequestInit): Promise<Answer> {
  const answer = await ask(url, signal, init)
  if (!isUnanswered(answer)) return answer
  const unread = await ask(url, signal, { ...init, mode: 'no-cors' })
  return unread instanceof RemoteError || unread === 'refusedByPolicy' ? unread : 'opaque'
}

/** Fetches a style sheet like the page does, without applying it. */
async function askForStylesheet(url: string): Promise<'loaded' | 'failed' | 'refusedByPolicy'> {
  const refusals = watchRefusals(url, 'style-src')
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', media: 'not all', crossOrigin: 'anonymous', href: url })
  try {
    const isLoaded = await new Promise<boolean>((resolve) => {
      link.addEventListener('load', () => resolve(true))
      link.addEventListener('error', () => resolve(false))
      AbortSignal.timeout(timeoutMs).addEventListener('abort', () => resolve(false))
      document.head.append(link)
    })
    if (isLoaded) return 'loaded'
    return (await refusals.isRefused()) ? 'refusedByPolicy' : 'failed'
  } finally {
    link.remove()
    refusals.end()
  }
}

/** Belongs to no session and is no secret: a backend refuses it. */
const unknownCertificate = 'status-page'

const isEncrypted = () => window.location.protocol === 'https:'

async function buildFindings(): Promise<Finding[]> {
  const version = portalVersion()
  const isOther = await isOutdated()
  return [
    version
      ? { subject: 'version', state: 'ok', says: 'version', value: version }
      : { subject: 'version', state: 'note', says: 'unknownVersion' },
    isOther
      ? { subject: 'index.html', state: 'warning', says: 'otherBuild' }
      : { subject: 'index.html', state: 'ok', says: 'sameBuild' },
  ]
}

async function ofConfiguration(signal: AbortSignal): Promise<Finding[]> {
  const config = getConfig()
  const { telemetryEndpoint: endpoint, themeStylesheet } = config
  const [telemetry, stylesheet] = await Promise.all([
    endpoint === undefined
      ? withoutTelemetry
      : askOtherOrigin(endpoint, signal, emptyReport()).then((answer) => telemetryFinding(endpoint, answer)),
    themeStylesheet === undefined ? undefined : ofStylesheet(themeStylesheet),
  ])
  return [...configurationFindings(config, isEncrypted()), telemetry, ...(stylesheet ? [stylesheet] : [])]
}

async function ofStylesheet(template: string): Promise<Finding> {
  const address = stylesheetOfNow(template)
  return stylesheetFinding(address, await askForStylesheet(address))
}

/** An empty report. */
function emptyReport(): RequestInit {
  const { userAgent } = navigator
  const report = { version: portalVersion(), page: 'health', sentAt: Date.now(), userAgent, items: [] }
  return { method: 'POST', body: JSON.stringify(report) }
}

/** A call that any backend answers, if only by a refusal. */
const callAddress = () =>
  getConfig().apiBase + installedCall('getUserInfo', callMetadata.getUserInfo, callPaths()).path

async function ofServer(signal: AbortSignal): Promise<Finding[]> {
  const call = callAddress()
  const isOwnOrigin = new URL(call, window.location.href).origin === window.location.origin
  try {
    const [page, config, missingFile, answer] = await Promise.all([
      probe(basePath(), signal),
      probe(browserAddress(configAddress), signal),
      probe(browserAddress('/assets/missing-00000000.js'), signal),
      isOwnOrigin ? probe(call, signal).catch(() => undefined) : undefined, // the backend's own check reports it
    ])
    const { isSecureContext: isSecure } = window
    return serverFindings({ page, config, missingFile, answer, isEncrypted: isEncrypted(), isSecure })
  } catch {
    return [{ subject: window.location.origin, state: 'problem', says: 'unreachable' }]
  }
}

async function ofBackend(signal: AbortSignal): Promise<Finding[]> {
  const url = callAddress()
  // With these headers the browser sends a preflight to another origin, as for users' calls.
  const requestId = backend.requestId?.()
  const headers = {
    Certificate: unknownCertificate,
    'Content-Type': 'application/json',
    ...(requestId ? { [requestIdHeader]: requestId } : {}),
  }
  const answer = await ask(url, signal, { headers })
  if (!isUnanswered(answer)) return backendFindings(url, answer, Date.now())
  const plain = await ask(url, signal)
  return isUnanswered(plain)
    ? backendFindings(url, answer, Date.now())
    : [refusedHeaders(url, Object.keys(headers))]
}

const ofSubApps = (signal: AbortSignal): Promise<Finding[]> =>
  Promise.all(
    Object.entries(getConfig().subApps).map(async ([name, { entry }]) => {
      const host = subAppHost(name)
      const answer = await askOtherOrigin(entry.replace('{path}', ''), signal)
      return subAppFinding(`${name} · ${host}`, answer, host)
    }),
  )

export type Group = keyof Texts['health']['groups']

/** In the order in which they are shown. */
export const groups: readonly Group[] = ['build', 'configuration', 'server', 'backend', 'subApps']

export const checks: Readonly<Record<Group, (signal: AbortSignal) => Promise<Finding[]>>> = {
  build: buildFindings,
  configuration: ofConfiguration,
  server: ofServer,
  backend: ofBackend,
  subApps: ofSubApps,
}
