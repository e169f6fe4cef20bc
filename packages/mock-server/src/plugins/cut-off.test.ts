import { once } from 'node:events'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { answerError } from './answer-error.ts'

test.each([
  ['a request that the stopping server has cut off is not logged', true, 0],
  ['any other failure is logged', false, 1],
])('%s', async (_what, isStopped, count) => {
  const logged: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } })
  app.setErrorHandler(answerError)
  const failed = vi.fn()
  app.addHook('onError', async () => failed())
  app.get('/', async (request) => {
    if (isStopped) {
      const gone = once(request.socket, 'close')
      app.server.close()
      app.server.closeAllConnections()
      await gone
    }
    throw new Error('The database is closed')
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await fetch(url).catch(() => {})
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  await app.close()
  expect(logged).toHaveLength(count)
})
