import { troubleSentence } from '@portal/store/explained'
import type { FastifyPluginAsync } from 'fastify'
import type { WorldOptions } from './world.ts'

/** `/healthz`: the process answers. `/readyz`: its database can be read and written, too. */
export const healthPlugin: FastifyPluginAsync<WorldOptions> = async (app, { store, defaultWorld }) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    try {
      await store.checkWritable(defaultWorld)
      return { status: 'ok' }
    } catch (error) {
      const known = troubleSentence('The database', error)
      if (known === undefined) request.log.error(error)
      const reason = known ?? 'The database does not answer; the log tells more.'
      return reply.code(503).send({ status: 'unavailable', reason })
    }
  })
}
