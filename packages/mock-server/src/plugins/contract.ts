import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { pageFile } from '../pages/html-page.ts'
import { docsHeaders, sendPage } from '../pages/security-headers.ts'

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const
/** The files of the page that shows the calls with Swagger UI: no script is inline, and all of it comes from this machine. */
const own = { 'docs.css': types.css, 'start.js': types.js } as const
const swagger = { 'swagger-ui.css': types.css, 'swagger-ui-bundle.js': types.js } as const

/**
 * What the calls are: `/openapi.json`, `/docs` to browse and try them, `/docs/assumptions`, and the control API at
 * `/docs/control`. All of it is generated and loaded on demand.
 */
export const contractPlugin: FastifyPluginAsync = async (app) => {
  let document: Promise<Record<string, unknown>> | undefined
  app.get('/openapi.json', async () => {
    document ??= import('../pages/contract-document.ts').then((made) => made.contractDocument())
    return document
  })

  const send = (reply: FastifyReply, file: string | URL, type: string) =>
    reply.header('cache-control', 'no-cache').type(type).send(createReadStream(file))
  app.get('/docs', async (_request, reply) =>
    send(reply.headers(docsHeaders), pageFile('docs.html'), 'text/html; charset=utf-8'),
  )
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs'))
  for (const [name, type] of Object.entries(own)) {
    app.get(`/docs/${name}`, async (_request, reply) => send(reply, pageFile(name), type))
  }
  for (const [name, type] of Object.entries(swagger)) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      send(reply, createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`), type),
    )
  }

  app.get('/docs/assumptions', async (_request, reply) => {
    const [{ assumptionsPage }, { assumptionList }] = await Promise.all([
      import('../pages/assumptions-page.ts'),
      import('@portal/protocol/assumptions/assumption-list'),
    ])
    return sendPage(reply, 200, assumptionsPage(assumptionList()))
  })

  app.get('/docs/control', async (_request, reply) => {
    const { controlPage } = await import('../pages/control-page.ts')
    return sendPage(reply, 200, controlPage())
  })
}
