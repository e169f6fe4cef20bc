import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyPluginAsync } from 'fastify'
import { docsHeaders, sendPage } from '../pages/security-headers.ts'

/** The files of Swagger UI that its page needs; both come from this machine. */
const assets = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

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

  app.get('/docs', async (_request, reply) => {
    const { docsPage } = await import('../pages/docs-page.ts')
    return reply
      .headers({ ...docsHeaders, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(docsPage)
  })
  app.get('/docs/', async (_request, reply) => reply.redirect('/docs'))
  app.get('/docs/start.js', async (_request, reply) => {
    const { docsScript } = await import('../pages/docs-page.ts')
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(docsScript)
  })
  for (const [name, type] of Object.entries(assets)) {
    app.get(`/docs/${name}`, async (_request, reply) => {
      const file = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`)
      return reply.header('cache-control', 'no-cache').type(type).send(createReadStream(file))
    })
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
