import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addressFor, noteServer } from './running-server.ts'

let dataDir: string
let url: string
let server: ReturnType<typeof createServer>
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-servers-'))
  server = createServer((_request, response) => response.end())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a server that listens on a port has one
})
afterEach(async () => {
  server.close()
  await rm(dataDir, { recursive: true })
})

test('the worlds of a data folder are found at the server that runs over it, as long as it does', async () => {
  expect(await addressFor({ dataDir })).toBe('http://localhost:8200')
  const forget = await noteServer(dataDir, url)
  expect(await addressFor({ dataDir })).toBe(url)
  expect(await addressFor({ dataDir, url: 'https://portal.example.com' })).toBe('https://portal.example.com')
  await forget()
  expect(await addressFor({ dataDir })).toBe('http://localhost:8200')
})

test.each([
  ['of a process that was killed', { pid: 2_147_483_647 }],
  ['of a server that does not answer', { pid: process.pid, url: 'http://127.0.0.1:1' }],
  ['that is damaged', { pid: 'x' }],
])('a note %s does not count', async (_what, note) => {
  await noteServer(dataDir, url)
  const later = { url: 'http://127.0.0.1:2', startedAt: '9999', ...note }
  await writeFile(join(dataDir, 'servers', 'other.json'), JSON.stringify(later))
  expect(await addressFor({ dataDir })).toBe(url)
})
