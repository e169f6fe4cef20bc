import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import compress from '@fastify/compress'
import type { FastifyStaticOptions } from '@fastify/static'
import staticFiles from '@fastify/static'
import { downloadPath } from '@portal/protocol/file-download'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { findCertificate } from '@portal/store/certificates'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { processesOf } from '../areas/approvals/approvals.ts'
import { rowIdOf } from '../calls/call-context.ts'
import { cookieOf } from '../connections.ts'
import { acceptsPage, contentTypeOf, isHashedFile, pathOf, plainName } from '../domain/page-address.ts'
import { filled, Rejection, sessionEnded } from '../errors/rejection.ts'
import { texts } from '../errors/texts.ts'
import { sendErrorPage } from '../pages/html-page.ts'
import { configName, installedConfig, type SubAppChoices } from '../pages/installation-hosts.ts'
import type { PageHeaders } from '../pages/security-headers.ts'
import { ServerError } from '../server-error.ts'
import { faultsPlugin, triggeredFaults } from './faults.ts'
import { noUser } from './journal.ts'
import {
  existingWorldPlugin,
  openedWorldOf,
  removedWorldOf,
  type WorldOptions,
  worldOf,
  worldPlugin,
} from './world.ts'

/** The page of a stand-in, with its misbehaviours in `data-misbehave`. */
const pageOfStandIn = /^\/sub-apps\/([a-z]+)\/(?:index\.html)?$/

const plugin: FastifyPluginAsync<{ readonly subApps: string }> = async (app, { subApps }) => {
  app.addHook('preHandler', async (request, reply) => {
    if (reply.sent) return
    const asked = triggeredFaults(request).flatMap(({ effect }) => effect.misbehave ?? [])
    const [, name] = pageOfStandIn.exec(pathOf(request.url)) ?? []
    if (asked.length === 0 || name === undefined) return
    const page = await readFile(join(subApps, name, 'index.html'), 'utf8').catch(() => undefined)
    if (page === undefined) return
    return reply
      .headers({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' })
      .type('text/html; charset=utf-8')
      .send(page.replace('data-sub-app=', `data-misbehave="${asked.join()}" data-sub-app=`))
  })
}

/** Serves stand-ins with the misbehaviours that faults ask for. */
const misbehavingPagesPlugin = fp(plugin)

/** Folders of built files. */
export interface StaticRoots extends SubAppChoices {
  readonly shell: string
  /** One folder per sub-app, named like it. */
  readonly subApps: string
  /** Files of the installation, such as its `config.json`: they go before those of the shell and the sub-apps. */
  readonly installation?: string
  /** Replaces the one that the configuration names. */
  readonly environment?: Environment | undefined
}

const compressible = /^text\/|javascript|json|svg|xml|wasm/

interface StaticFilesOptions extends StaticRoots, WorldOptions {
  readonly shellHeaders: PageHeaders
  /** Every world is for practice. */
  readonly training: boolean
}

/** The built shell at `/` and the stand-in sub-apps at `/sub-apps/<app>/`. */
export const staticFilesPlugin: FastifyPluginAsync<StaticFilesOptions> = async (app, options) => {
  const common = commonOptions(options.shellHeaders)
  const { shell, subApps, installation, subAppEntries, environment, training } = options
  await Promise.all([shell, subApps, ...(installation ? [installation] : [])].map(requireFolder))
  // No file has such an address: the portal's page knows what to make of it.
  app.addHook('onRequest', async (request, reply) => {
    if (pathOf(request.url).includes('//')) return reply.callNotFound()
  })
  await app.register(existingWorldPlugin, options)
  await app.register(faultsPlugin, { userOf: noUser })
  await app.register(misbehavingPagesPlugin, { subApps })
  await app.register(compress, { customTypes: compressible, encodings: ['br', 'gzip'] })
  if (subAppEntries)
    await app.register(shellConfigPlugin, {
      ...{ folder: installation ?? shell, choices: options, environment, training, worlds: options },
    })
  if (installation) {
    await app.register(staticFiles, {
      ...common,
      root: installation,
      // A route for each file, so that they go before the others.
      wildcard: false,
      globIgnore: subAppEntries ? [configName] : [],
      decorateReply: false,
    })
  }
  await app.register(staticFiles, { ...common, root: shell, decorateReply: false })
  await app.register(staticFiles, {
    ...common,
    root: subApps,
    prefix: '/sub-apps/',
    redirect: true,
    decorateReply: false,
  })
}

/** Files that were compressed when they were built lie beside their originals, named like them. */
const compressedName = /\.(br|gz)$/

const commonOptions = (shellHeaders: PageHeaders) =>
  ({
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, sentPath) {
      const path = sentPath.replace(compressedName, '')
      reply.header('cache-control', isHashedFile(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Public files; a portal on another port may mount these sub-apps.
      reply.header('access-control-allow-origin', '*')
      if (path.endsWith('.html')) reply.headers(shellHeaders)
    },
  }) satisfies FastifyStaticOptions

async function requireFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new ServerError(`There are no built files in ${folder}; build them first`)
}

type Environment = NonNullable<RuntimeConfig['environment']>

interface ShellConfigOptions {
  /** The folder of the configuration. */
  readonly folder: string
  readonly choices: SubAppChoices
  readonly environment: Environment | undefined
  readonly training: boolean
  readonly worlds: WorldOptions
}

/**
 * The shell's runtime configuration, with another environment and other places for some sub-apps. In a training
 * world, or a removed one, it is marked so, and only then does the portal request that world's ribbon.
 */
const shellConfigPlugin: FastifyPluginAsync<ShellConfigOptions> = async (app, options) => {
  const { folder, choices, environment, training, worlds } = options
  app.get(`/${configName}`, async (request, reply) => {
    const config = await installedConfig(folder, choices)
    reply.header('cache-control', 'no-cache')
    const isTraining =
      training || openedWorldOf(request)?.settings.training || (await removedWorldOf(request, worlds))
    return {
      ...(isTraining ? { training: true } : {}),
      ...config,
      ...(environment ? { environment } : {}),
    }
  })
}

interface DownloadRequest {
  Params: { fileId: string; fileName: string }
}

/** A link in a browser sends no header, but the cookie in which the portal keeps the certificate (specification §9). */
const certificateCookie = 'Admin-Token'

/** The files that findFilesPagination lists, as the files that they are. */
export const fileDownloadsPlugin: FastifyPluginAsync<WorldOptions> = async (app, worlds) => {
  await app.register(worldPlugin, worlds)
  await app.register(faultsPlugin, { userOf: noUser })
  app.get<DownloadRequest>(`${downloadPath}/:fileId/:fileName`, async (request, reply) => {
    try {
      const { id, name, content } = await requestedFile(request)
      const disposition = contentDisposition(name, { fallback: plainName(id, name) })
      return reply
        .headers({ 'content-disposition': disposition, 'cache-control': 'no-store' })
        .type(contentTypeOf(name))
        .send(content)
    } catch (error) {
      const isForWindow = acceptsPage(request.headers.accept)
      if (isForWindow && error instanceof Rejection) return sendErrorPage(reply, error)
      throw error
    }
  })
}

/** The file of a number under one of its names; refuses strangers, every other name, and files of other people's approvals. */
async function requestedFile(request: FastifyRequest<DownloadRequest>) {
  const { fileId, fileName } = request.params
  const world = worldOf(request)
  const { certificate: header } = request.headers
  const certificate = typeof header === 'string' ? header : cookieOf(request, certificateCookie)
  const session = certificate ? await findCertificate(world, certificate) : null
  if (!session) throw sessionEnded()
  const named = { OR: [{ name: fileName }, { nameEn: fileName }] }
  const id = rowIdOf(fileId)
  const mayRead = { OR: [{ processId: null }, { process: processesOf(session.user) }] }
  const file = await world.db.sharedFile.findFirst({ where: { id, AND: [named, mayRead] } })
  if (!file) throw new Rejection(filled(texts.noSuchFile, { name: fileName }), { httpStatus: 404 })
  return { id, name: fileName, content: file.content }
}
