import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { backend, callPaths } from '../../lib/api/backend.ts'
import { requestIdHeader } from '../../lib/api/request-id.ts'
import { basePath, browserAddress } from '../../lib/base-path.ts'
import { isOutdated } from '../../lib/code-loading/chunk-load-error.ts'
import { configAddress } from '../../lib/config/config-request.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { subAppHost } from '../../lib/config/sub-app-config.ts'
import type { Texts } from '../../lib/i18n/namespaces.ts'
import { stylesheetOfNow } from '../../lib/theme/current-theme.ts'
import { portalVersion } from '../../lib/version.ts'
import {
  backendFindings,
  configurationFindings,
  type Finding,
  refusedHeaders,
  serverFindings,
  stylesheetFinding,
  subAppFinding,
  telemetryFinding,
  withoutTelemetry,
} from './findings.ts'
import { ask, askForStylesheet, askOtherOrigin, isUnanswered, probe } from './probe.ts'

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
