import { demoCipherKey } from '@portal/protocol/password-cipher'
import { mainWorld } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ControlAccess } from './control/control-access.ts'
import { controlPlugin } from './control/control-plugin.ts'
import { answerBrokenRequest, answerError } from './errors/answer-error.ts'
import { type LogStream, loggerOptions } from './logging.ts'
import { callsPlugin } from './plugins/calls.ts'
import { contractPlugin } from './plugins/contract.ts'
import { fileDownloadsPlugin } from './plugins/file-downloads.ts'
import { healthPlugin } from './plugins/health.ts'
import { brokenAddresses } from './plugins/malformed-address.ts'
import { notFoundPlugin } from './plugins/not-found.ts'
import { providerPagePlugin } from './plugins/provider-page.ts'
import { servicePagesPlugin } from './plugins/service-pages.ts'
import { type StaticRoots, staticFilesPlugin } from './plugins/static-files.ts'
import { systemPagesPlugin } from './plugins/system-pages.ts'
import { addressBehind } from './shapes/moved-path.ts'
import type { AnswerSource } from './upstream/answer-source.ts'

export interface AppOptions {
  readonly store: Store
  /** The world of requests that name none; `main` by default. */
  readonly defaultWorld?: string
  /** Built files to serve; without them the app is the backend alone. */
  readonly staticRoots?: StaticRoots
  /** Key of the client-side password encryption, 16 bytes; the demo company's by default. */
  readonly cipherKey?: string
  /** Answers some requests in the worlds' place: a real backend, or what was recorded of one. */
  readonly source?: AnswerSource | undefined
  /** Who may bend the backend through the control API; programs of this machine by default. */
  readonly control?: ControlAccess
  /** Logs every request; mistakes of the server's own are logged in any case. */
  readonly logger?: boolean
  /** Where log entries go; standard error by default. */
  readonly logStream?: LogStream
}

const bodyLimitBytes = 1024 * 1024
/** A client that takes longer to send its request is given up. */
const requestTimeoutMs = 60_000

/** The whole server, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, defaultWorld = mainWorld, staticRoots, cipherKey = demoCipherKey } = options
  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: ({ url = '/' }) => addressBehind(url),
    ...loggerOptions(options.logger ?? false, options.logStream ?? process.stderr),
    frameworkErrors: brokenAddresses({ store, defaultWorld }),
    clientErrorHandler: answerBrokenRequest,
  })
  app.setErrorHandler(answerError)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  await app.register(notFoundPlugin, { shell: staticRoots?.shell })
  await app.register(healthPlugin, { store, defaultWorld })
  await app.register(contractPlugin)
  await app.register(controlPlugin, { store, access: options.control ?? 'open' })
  await app.register(callsPlugin, { store, defaultWorld, settings: { cipherKey }, source: options.source })
  await app.register(servicePagesPlugin)
  await app.register(systemPagesPlugin, { store, defaultWorld })
  // Access to the control API allows acting as any user, so the provider page needs the same access.
  if (options.control === undefined || options.control === 'open') {
    await app.register(providerPagePlugin, { store, defaultWorld })
  }
  await app.register(fileDownloadsPlugin, { store, defaultWorld })
  if (staticRoots) await app.register(staticFilesPlugin, { ...staticRoots, store, defaultWorld })
  return app
}
