import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { deploy } from './support/deploy.ts'
import { expect, test } from './support/test.ts'

/** A backend that answers with the forwarding headers that it received. */
async function startListener() {
  const server = createServer(({ headers }, response) => {
    response.end(`${headers['x-forwarded-proto']} ${headers['x-forwarded-for']}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on TCP
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** What the backend receives when a server at this address reports https. */
async function receivedThrough(localAddress: string, url: string): Promise<string> {
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' }
  const request = get(`${url}/api/anything`, { localAddress, headers, agent: false })
  const [response] = await once(request, 'response')
  return text(response)
}

test('how people came is believed of the servers that are named, and of no other', async () => {
  const backend = await startListener()
  const site = await deploy(backend.url, { trustedProxy: '127.0.0.2' })
  try {
    expect(await receivedThrough('127.0.0.2', site.url)).toBe('https 203.0.113.7, 203.0.113.7')
    expect(await receivedThrough('127.0.0.3', site.url)).toBe('http 203.0.113.7, 127.0.0.3')
    const log = await site.accessLog()
    expect(log).toMatch(/^203\.0\.113\.7 .*\n127\.0\.0\.3 /)
  } finally {
    await site.stop()
    backend.stop()
  }
})
