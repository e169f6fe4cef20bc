import type { CallPaths } from '@portal/protocol/client'
import { demoCipherKey } from '@portal/protocol/installation/config-problems'
import { type SystemsTable, specifiedSystems } from '@portal/protocol/systems'
import { mainWorld } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import type { AllowedAddresses } from './access/allowed-addresses.ts'
import { type ControlAccess, holdsToken, isLocalCaller } from './access/control-access.ts'
import { registryAddress } from './calls/calls-at.ts'
import { controlPlugin, controlTokenIn, panelPlugin } from './control/control-plugin.ts'
import { entrancePlugin } from './control/entrance.ts'
import { trainingPlugin } from './control/training.ts'
import { type LogStream, loggerOptions } from './logging.ts'
import { policyNeeds } from './pages/installation-hosts.ts'
import { answerHeaders, shellHeaders } from './pages/security-headers.ts'
import { allowedAddressesPlugin, crossOriginPlugin } from './plugins/allowed-addresses.ts'
import { answerBrokenRequest, answerError, brokenAddresses, notFoundPlugin } from './plugins/answer-error.ts'
import { callsPlugin } from './plugins/calls.ts'
import { contractPlugin } from './plugins/contract.ts'
import { createMetrics, metricsPlugin } from './plugins/metrics.ts'
import { healthPlugin, servicePagesPlugin } from './plugins/service-pages.ts'
import { fileDownloadsPlugin, type StaticRoots, staticFilesPlugin } from './plugins/static-files.ts'
import { providerPagePlugin, systemPagesPlugin } from './plugins/system-pages.ts'
import type { WorldOptions } from './plugins/world.ts'
import { addressBehind } from './shapes/shaped-envelope.ts'
import type { AnswerSource } from './upstream/answer-source.ts'

export interface AppOptions {
  readonly store: Store
  /** The world of requests that name none; `main` by default. */
  readonly defaultWorld?: string
  /** Built files to serve; without them the app is the backend alone. */
  readonly staticRoots?: StaticRoots
  /** Key of the client-side password encryption, 16 bytes; the demo company's by default. */
  readonly cipherKey?: string
  /** Paths at which the installation has calls in place of those of the registry; none by default. */
  readonly callPaths?: CallPaths | undefined
  /** How the systems of the installation open; as the specification has it by default. */
  readonly systems?: SystemsTable
  /** Answers some requests in the worlds' place: a real backend, or what was recorded of one. */
  readonly source?: AnswerSource | undefined
  /** Hosts that the server answers to besides this machine's own names; none by default. */
  readonly addresses?: AllowedAddresses
  /** Who may bend the backend through the control API; programs of this machine by default. */
  readonly control?: ControlAccess
  /** Folder of the built control panel; without it its address explains that. */
  readonly controlPanel?: string
  /** Every world is marked as training, not only those of a class or a story. */
  readonly training?: boolean
  /** Logs every request; mistakes of the server's own are logged in any case. */
  readonly logger?: boolean
  /** Where log entries go; standard error by default. */
  readonly logStream?: LogStream
  /** Called for every route that is added; for tests. */
  readonly onRoute?: (route: RouteOptions) => void
}

const bodyLimitBytes = 1024 * 1024
/** A client that takes longer to send its request is given up. */
const requestTimeoutMs = 60_000

/** The whole server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, staticRoots, control = 'open', onRoute } = options
  const { cipherKey = demoCipherKey, systems = specifiedSystems } = options
  const { addresses = { hosts: [], origins: [] }, training = false } = options
  const documented = registryAddress(options.callPaths ?? {})
  const worlds: WorldOptions = {
    store,
    defaultWorld: options.defaultWorld ?? mainWorld,
    access: control,
    mayName: (request) => isLocalCaller(request) || holdsToken(control, controlTokenIn(request)),
  }
  const needs = staticRoots && (await policyNeeds(staticRoots.installation ?? staticRoots.shell, staticRoots))
  const pageHeaders = shellHeaders(needs?.origins ?? [], needs?.needsEval)
  const pages = { shell: staticRoots?.shell, shellHeaders: pageHeaders }
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: ({ url = '/' }) => documented(addressBehind(url)),
    ...loggerOptions(options.logger ?? false, options.logStream ?? process.stderr),
    frameworkErrors: brokenAddresses(addresses, worlds, pages),
    clientErrorHandler: answerBrokenRequest,
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setErrorHandler(answerError)
  await app.register(allowedAddressesPlugin, addresses)
  await app.register(crossOriginPlugin, addresses)
  app.addHook('onSend', ({ routeOptions }, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    const { url = '', config } = routeOptions
    if (url.startsWith('/api/')) {
      const type = String(reply.getHeader('content-type'))
      // The server's own pages have stricter ones.
      for (const [name, value] of Object.entries(answerHeaders(config.call?.answer === 'redirect', type)))
        if (!reply.hasHeader(name)) reply.header(name, value)
    }
    done()
  })
  await app.register(notFoundPlugin, pages)
  const metrics = createMetrics()
  await app.register(healthPlugin, worlds)
  await app.register(metricsPlugin, { metrics, store })
  await app.register(contractPlugin)
  await app.register(controlPlugin, { store, access: control })
  await app.register(entrancePlugin, worlds)
  await app.register(trainingPlugin, { ...worlds, training })
  await app.register(panelPlugin, { folder: options.controlPanel, access: control })
  await app.register(callsPlugin, {
    ...worlds,
    settings: { cipherKey, systems },
    source: options.source,
    metrics,
  })
  await app.register(servicePagesPlugin)
  await app.register(systemPagesPlugin, worlds)
  // Access to the control API allows acting as any user, so the provider page needs the same access.
  if (control === 'open') await app.register(providerPagePlugin, worlds)
  await app.register(fileDownloadsPlugin, worlds)
  if (staticRoots)
    await app.register(staticFilesPlugin, {
      ...{ ...staticRoots, ...worlds, training },
      shellHeaders: pageHeaders,
    })
  return app
}
