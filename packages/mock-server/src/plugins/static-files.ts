import { stat } from 'node:fs/promises'
import compress from '@fastify/compress'
import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { isHashedFile } from '../domain/page-address.ts'
import { shellHeaders } from '../pages/security-headers.ts'
import { ServerError } from '../server-error.ts'

/** Folders of built files. */
export interface StaticRoots {
  readonly shell: string
  /** One folder per sub-app, named like it. */
  readonly subApps: string
}

const compressible = /^text\/|javascript|json|svg|xml|wasm/

/** The built shell at `/` and the stand-in sub-apps at `/sub-apps/<app>/`. */
export const staticFilesPlugin: FastifyPluginAsync<StaticRoots> = async (app, { shell, subApps }) => {
  await Promise.all([shell, subApps].map(requireFolder))
  await app.register(compress, { customTypes: compressible, encodings: ['br', 'gzip'] })
  await app.register(staticFiles, { ...common, root: shell, decorateReply: false })
  await app.register(staticFiles, {
    ...common,
    root: subApps,
    prefix: '/sub-apps/',
    redirect: true,
    decorateReply: false,
  })
}

const common = {
  cacheControl: false,
  dotfiles: 'ignore',
  setHeaders(reply, path) {
    reply.header('cache-control', isHashedFile(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    // Public files; a portal on another port may mount these sub-apps.
    reply.header('access-control-allow-origin', '*')
    if (path.endsWith('.html')) reply.headers(shellHeaders)
  },
} satisfies FastifyStaticOptions

async function requireFolder(folder: string): Promise<void> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new ServerError(`There are no built files in ${folder}; build them first`)
}
