import { callMetadata } from 'virtual:portal-calls'
import { installedCall } from '@portal/protocol/client'
import { RemoteError } from '@portal/protocol/remote-error'
import { callPaths } from '../../lib/api/backend.ts'
import { basePath, browserAddress } from '../../lib/base-path.ts'
import { isOutdated } from '../../lib/code-loading/chunk-load-error.ts'
import { configAddress } from '../../lib/config/config-request.ts'
import { getConfig, subAppHost } from '../../lib/config/runtime-config.ts'
import { exchange, pageFetch } from '../../lib/http.ts'
import type { Texts } from '../../lib/i18n/namespaces.ts'
import { portalVersion } from '../../lib/version.ts'
import {
  backendFindings,
  configurationFindings,
  type Finding,
  type Probe,
  serverFindings,
  subAppFinding,
} from './findings.ts'

const timeoutMs = 10_000

async function probe(url: string, signal: AbortSignal): Promise<Probe> {
  const startedAt = performance.now()
  const { response, body } = await exchange(
    pageFetch,
    {
      label: url,
      url,
      // A cached answer says nothing about the server.
      init: { cache: 'no-store' },
      deadline: AbortSignal.timeout(timeoutMs),
      signal,
    },
    (answer) => answer.text(),
  )
  const durationMs = performance.now() - startedAt
  return { status: response.status, headers: response.headers, text: body, durationMs }
}

const probeOrError = (url: string, signal: AbortSignal): Promise<Probe | RemoteError> =>
  probe(url, signal).catch((error: unknown) =>
    error instanceof RemoteError ? error : new RemoteError('network', url, { cause: error }),
  )

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

async function ofServer(signal: AbortSignal): Promise<Finding[]> {
  try {
    const [page, config, missingFile] = await Promise.all([
      probe(basePath(), signal),
      probe(browserAddress(configAddress), signal),
      probe(browserAddress('/assets/missing-00000000.js'), signal),
    ])
    return serverFindings({ page, config, missingFile, isEncrypted: isEncrypted() })
  } catch {
    return [{ subject: window.location.origin, state: 'problem', says: 'unreachable' }]
  }
}

async function ofBackend(signal: AbortSignal): Promise<Finding[]> {
  const { path } = installedCall('getUserInfo', callMetadata.getUserInfo, callPaths())
  const url = getConfig().apiBase + path
  return backendFindings(url, await probeOrError(url, signal), Date.now())
}

const ofSubApps = (signal: AbortSignal): Promise<Finding[]> =>
  Promise.all(
    Object.entries(getConfig().subApps).map(async ([name, { entry }]) =>
      subAppFinding(name, await probeOrError(entry.replace('{path}', ''), signal), subAppHost(name)),
    ),
  )

type Group = keyof Texts['health']['groups']

/** The checks of each group, in the order in which they are shown. */
export const checks: readonly (readonly [Group, (signal: AbortSignal) => Promise<Finding[]>])[] = [
  ['build', buildFindings],
  ['configuration', async () => configurationFindings(getConfig(), isEncrypted())],
  ['server', ofServer],
  ['backend', ofBackend],
  ['subApps', ofSubApps],
]
