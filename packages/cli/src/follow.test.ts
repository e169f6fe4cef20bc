import { rm } from 'node:fs/promises'
import { endpoints } from '@portal/protocol'
import { dataFolder } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'
import { type RunningCommand, startPortal } from './testing/run-portal.ts'

let dataDir: string
let server: RunningCommand
let url: string
const startServer = async () => {
  server = await startPortal('mock', '--json', '--port', '0', '--data-dir', dataDir)
  url = JSON.parse(server.firstLine).url
}
beforeAll(async () => {
  dataDir = await dataFolder('follow')
  await startServer()
})
afterAll(async () => {
  await server.interrupt()
  await rm(dataDir, { recursive: true })
})

const askFor = async (path: string) => (await fetch(url + path)).text()
/** Starts following, and sends requests until the first is shown. */
async function follow(...args: string[]): Promise<RunningCommand> {
  let isShown = false
  const started = startPortal('requests', 'follow', '--json', ...args).finally(() => {
    isShown = true
  })
  while (!isShown) {
    await askFor('/api/nothing')
    await askFor(`${endpoints.customerServiceToken.path}?uid=1`)
  }
  return started
}
const calls = (stdout: string) =>
  new Set(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).call),
  )

test.each([
  ['at an address', () => ['--url', url]],
  ['beside a server', () => ['--data-dir', dataDir]],
])('requests are shown as they come, %s, and Ctrl-C ends it with 0', async (_where, place) => {
  const { code, stdout, stderr } = await (
    await follow(...place(), '--call', 'customerServiceToken')
  ).interrupt()
  expect(calls(stdout)).toEqual(new Set(['customerServiceToken']))
  expect([code, stderr]).toEqual([0, ''])
})

test.each([
  ['at an address', () => ['--url', url]],
  ['beside a server', () => ['--data-dir', dataDir]],
])('a misspelt user is refused by name, %s', async (_where, place) => {
  await askFor('/api/nothing')
  const { code, stdout, stderr } = await runMain('requests', 'follow', '--user', 'nobody', ...place())
  expect([code, stdout, stderr]).toEqual([1, '', 'The world main has no user nobody\n'])
})

test('it ends with 0 when its output is closed', async () => {
  let over = false
  const outcome = (await follow('--url', url)).abandon().finally(() => {
    over = true
  })
  while (!over) await askFor('/api/nothing')
  expect(await outcome).toMatchObject({ code: 0, stderr: '' })
})

test('a server that stops is reported, and ends it with 1', async () => {
  const following = await follow('--url', url)
  await server.interrupt()
  const { code, stderr } = await following.ended
  await startServer()
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^http:\S+ went away\.\n$/)])
})

test('no server at an address is one sentence', async () => {
  const { code, stderr } = await runMain('requests', 'follow', '--url', 'http://127.0.0.1:9')
  expect([code, stderr]).toEqual([1, expect.stringContaining('http://127.0.0.1:9 did not answer')])
})
