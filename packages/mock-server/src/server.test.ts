import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endpoints } from '@portal/protocol'
import { openStore, type Store } from '@portal/store/store'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from './server.ts'
import { ServerError } from './server-error.ts'

let dataDir: string
let store: Store
let server: RunningServer
beforeAll(async () => {
  dataDir = await dataFolder('server')
  store = await openStore({ dataDir })
  server = await startServer({ store, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(dataDir, { recursive: true })
})

const port = () => Number(new URL(server.url).port)

/** What the server answers to bytes on the wire. */
function answerTo(bytes: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1', () => socket.write(bytes))
  return text(socket)
}

describe('a started server', () => {
  test('answers at the url that it prints', async () => {
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
  })

  test.each([
    ['what is no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('answers %s with an envelope and hangs up', async (_what, bytes, status) => {
    const answer = await answerTo(bytes)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status: 'E' })
  })
})

test('the host of the address goes before the header: a proxy has chosen this server by it', async () => {
  const answer = (address: string) =>
    answerTo(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(await answer('http://localhost/__portal/worlds')).toContain('HTTP/1.1 200 ')
  expect(await answer('http://api.example/__portal/worlds')).toContain('HTTP/1.1 403 ')
})

test('a busy port is reported in one sentence', async () => {
  const starting = startServer({ store, host: '127.0.0.1', port: port() })
  const message = `Port ${port()} is in use by another program; choose another port`
  await expect(starting).rejects.toThrow(new ServerError(message))
})

test('a host that is not this machine is reported in one sentence', async () => {
  const starting = startServer({ store, host: '192.0.2.1', port: 0 })
  await expect(starting).rejects.toThrow('192.0.2.1 is no address of this machine')
})

test('a client that never finishes its request does not keep the server from ending', async () => {
  const { url, close } = await startServer({ store, host: '127.0.0.1', port: 0, closingPatienceMs: 10 })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head = `POST ${endpoints.login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  socket.write(`${head}content-length: 9\r\nexpect: 100-continue\r\n\r\n`)
  expect(String(await once(socket, 'data'))).toContain('100 Continue')
  await close()
  expect(await text(socket)).toBe('')
})
