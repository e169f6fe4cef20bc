import type { FastifyPluginAsync } from 'fastify'
import type { WorldOptions } from './world.ts'

/** `/healthz`: the process answers. `/readyz`: its database does, too. */
export const healthPlugin: FastifyPluginAsync<WorldOptions> = async (app, { store, defaultWorld }) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      const { world, release } = await store.lease(defaultWorld)
      await world.db.worldSetting.count().finally(release)
      return { status: 'ok' }
    } catch (error) {
      request.log.error(error)
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
