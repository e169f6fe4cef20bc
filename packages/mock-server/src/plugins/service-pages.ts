import { troubleSentence } from '@portal/store/explained'
import type { FastifyPluginAsync } from 'fastify'
import { servicePage } from '../pages/backend-page.ts'
import { sendPage } from '../pages/security-headers.ts'
import { proxySignInPage, proxySignInPath } from '../shapes/shaped-envelope.ts'
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

interface ChatRequest {
  Querystring: { token?: string | string[] }
}

/** Stand-in pages of the services behind the quick jump; their addresses are assumed. */
export const servicePagesPlugin: FastifyPluginAsync = async (app) => {
  app.get('/services/desk', (_request, reply) =>
    sendPage(
      reply,
      200,
      servicePage('IT 服务台', '正式环境中，此窗口将打开 IT 服务台，可提交系统故障与账号问题。'),
    ),
  )
  app.get(proxySignInPath, (_request, reply) => sendPage(reply, 200, proxySignInPage))
  app.get<ChatRequest>('/services/chat', (request, reply) => {
    const hasToken = String(request.query.token ?? '') !== ''
    const state = hasToken ? '已凭令牌进入会话。' : '没有令牌，无法进入会话。'
    return sendPage(
      reply,
      hasToken ? 200 : 401,
      servicePage('智能客服', `${state}正式环境中，此窗口将打开在线客服。`),
    )
  })
}
