import { openApiDocument } from '@portal/protocol/openapi'
import { mainWorld } from '@portal/protocol/world'
import type { Store } from '@portal/store/store'
import type { FastifyPluginAsync } from 'fastify'

/** `/healthz`: the process answers. `/readyz`: its database does, too. `/openapi.json`: what the calls are. */
export const healthPlugin: FastifyPluginAsync<{ store: Store }> = async (app, { store }) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      const { world, release } = await store.lease(mainWorld)
      await world.db.worldSetting.count().finally(release)
      return { status: 'ok' }
    } catch (error) {
      request.log.error(error)
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}

export const openApiPlugin: FastifyPluginAsync = async (app) => {
  const document = openApiDocument()
  app.get('/openapi.json', async () => document)
}
