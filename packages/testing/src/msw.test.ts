import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { setupServer } from 'msw/node'
import { expect, onTestFinished, test } from 'vitest'
import { worldHandlers } from './msw.ts'

test('a compressed answer of a world is read like any other', async () => {
  const answer = { status: 'S', data: Array.from({ length: 100 }, (_, index) => ({ index })) }
  const backend = createServer((_request, response) => {
    const body = gzipSync(JSON.stringify(answer))
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(backend, 'listening')
  const address = backend.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const handlers = setupServer(...worldHandlers({ url: `http://127.0.0.1:${port}`, world: 'one' }))
  handlers.listen({ onUnhandledRequest: 'bypass' })
  onTestFinished(() => {
    handlers.close()
    backend.closeAllConnections()
    backend.close()
  })

  const response = await fetch('https://portal.example/api/baseNewServer/baseLoginService/login', {
    method: 'POST',
    body: '{}',
  })

  expect(await response.json()).toEqual(answer)
})
