import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Deployment, deploy } from './support/deploy.ts'
import { answerTo } from './support/raw-request.ts'
import { expect, test } from './support/test.ts'

/** A backend that answers with the forwarding headers that it received. */
async function startListener() {
  const server = createServer(({ headers }, response) => {
    const { host, forwarded, 'x-forwarded-host': forwardedHost } = headers
    response.end(
      `${headers['x-forwarded-proto']} ${headers['x-forwarded-for']} ${[host, forwarded, forwardedHost]}`,
    )
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

let backend: Awaited<ReturnType<typeof startListener>>
let site: Deployment
test.beforeAll(async () => {
  backend = await startListener()
  site = await deploy(backend.url, { trustedProxy: '127.0.0.2', hasOtherOrigins: true })
})
test.afterAll(async () => {
  await site.stop()
  backend.stop()
})

test('how people came is believed of the servers that are named, and of no other', async () => {
  const host = new URL(site.url).host
  expect(await receivedThrough('127.0.0.2', site.url)).toBe(`https 203.0.113.7, 203.0.113.7 ${host},,`)
  expect(await receivedThrough('127.0.0.3', site.url)).toBe(`http 203.0.113.7, 127.0.0.3 ${host},,`)
  const log = await site.accessLog()
  expect(log).toMatch(/^203\.0\.113\.7 .*\n127\.0\.0\.3 /)
})

test('only the names that are served lead to the backend, which learns the one that was chosen', async () => {
  const { host, port } = new URL(site.calls)
  const received = (answer: string) => answer.split(' ').at(-1)
  for (const url of [site.url, site.calls, site.apps])
    for (const name of ['localhost', 'evil.example', `localhost:${new URL(url).port}`])
      expect(await answerTo(url, { path: '/api/x', headers: { Host: name } }), name).toBe('ECONNRESET')
  const lies = { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' }
  expect(received(await answerTo(site.calls, { path: '/api/x', headers: { Host: host, ...lies } }))).toBe(
    `${host},,`,
  )
  // The address of the first line chooses the server, so that it is what counts.
  const path = `http://${host}/api/x`
  expect(received(await answerTo(site.calls, { path, headers: { Host: `localhost:${port}` } }))).toBe(
    `${host},,`,
  )
  for (const control of ['/__portal', '/__portal/worlds', '//__portal/worlds', '/%5f_portal/worlds'])
    expect(await answerTo(site.calls, { path: control, headers: { Host: host } })).toMatch(/^404 .*nginx/s)
})
