import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@portal/mock-server/server'
import { endpoints } from '@portal/protocol'
import { openStore } from '@portal/store/store'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain, startMain } from './testing/run-main.ts'

let folder: string
let recordings: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-upstream-'))
  recordings = join(folder, 'recordings')
  await addTemplate(join(folder, 'data'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Servers with worlds of their own; together they prepare one template. */
const inWorld = (world: string) => ['--data-dir', join(folder, 'data'), '--world', world]
const start = async (world: string, ...args: string[]) => {
  const running = await startMain('mock', '--json', '--port', '0', ...inWorld(world), ...args)
  return { ...running, url: String(JSON.parse(running.firstLine).url) }
}

/** Signs in and makes one call. */
async function departments(url: string): Promise<unknown> {
  const post = async (path: string, body: object, headers = {}) => {
    const sent = { 'content-type': 'application/json', ...headers }
    const response = await fetch(url + path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    return response.json()
  }
  const { data } = await post(endpoints.login.path, { userName: 'wangjing', password: 'Tiles@2026' })
  return post(endpoints.findOrganization.path, {}, { certificate: data.certificate })
}

describe('a real backend', () => {
  let answered: unknown
  let stderr: string
  let address: string
  beforeAll(async () => {
    const store = await openStore({ dataDir: join(folder, 'data') })
    await store.ensureWorld('real')
    const real = await startServer({ store, defaultWorld: 'real', host: '127.0.0.1', port: 0 })
    address = real.url
    const passing = await start('passing', '--upstream', address, '--record', recordings)
    answered = await departments(passing.url)
    stderr = (await passing.interrupt()).stderr
    await real.close()
    await store.close()
  })

  test('is recorded', async () => {
    expect(answered).toMatchObject({ status: 'S' })
    expect(stderr).toContain(`Passes /api/* on to ${address} and records the answers into ${recordings}`)
    expect(await readdir(recordings)).toEqual([
      expect.stringMatching(/^findOrganization-/),
      expect.stringMatching(/^login-/),
    ])
  })

  test('is replayed when it is out of reach', async () => {
    const replaying = await start('replaying', '--replay', recordings)
    expect(await departments(replaying.url)).toEqual(answered)
    expect((await replaying.interrupt()).stderr).toContain(`Replays 2 recordings from ${recordings}`)
  })

  test('is marked as upstream in the journal, and never departed from the contract', async () => {
    const listed = await runMain('requests', 'list', ...inWorld('passing'))
    expect(listed.stdout).toMatch(/findOrganization .*\[upstream\]/)
    const differing = await runMain('requests', 'list', '--differs', ...inWorld('passing'))
    expect(differing.stdout).toBe('There is no such request.\n')
  })
})

test('a sign-in that stays here is remarked on: the upstream will not know its certificates', async () => {
  const passing = await start('partly', '--upstream', 'http://127.0.0.1:9', '--pass', 'findDic')
  expect((await passing.interrupt()).stderr).toContain('add login to --pass')
})

test('an account for strangers must exist', async () => {
  const args = ['--upstream', 'http://127.0.0.1:9', '--as', 'nobody', '--port', '0', ...inWorld('main')]
  const { code, stderr } = await runMain('mock', ...args)
  expect([code, stderr]).toEqual([1, expect.stringContaining('The world main has no account nobody (--as).')])
})

test('recordings that are missing or damaged are named at the start', async () => {
  const damaged = await mkdtemp(join(folder, 'damaged-'))
  const replay = () => runMain('mock', '--replay', damaged, ...inWorld('main'))
  expect(await replay()).toMatchObject({ code: 1, stderr: `There are no recordings in ${damaged}\n` })
  await writeFile(join(damaged, 'login-1.json'), '{}')
  expect(await replay()).toMatchObject({
    code: 1,
    stderr: 'login-1.json is no recording: lacks call, recordedAt, request, answer\n',
  })
})

describe('wrong usage ends with 2 and says what was expected', () => {
  test.each<[string[], string]>([
    [['--upstream', 'nowhere'], 'expected something like https://portal.example.com'],
    [['--upstream', 'https://me:pw@portal.example.com'], 'holds no name or password'],
    [
      ['--upstream', 'https://portal.example.com', '--pass', 'logon'],
      '--pass: There is no call logon; did you mean login?\n',
    ],
    [['--pass', 'login'], '--pass goes with --upstream'],
    [['--as', 'wangjing'], '--as goes with --upstream or --replay'],
    [['--record', 'monday'], '--record goes with --upstream'],
    [['--record='], '"" is no name for a recording; expected letters'],
    [['--replay', '..'], '".." is no name for a recording'],
    [['--upstream', 'https://portal.example.com', '--replay', 'monday'], 'leave out --upstream or --replay'],
  ])('portal mock %j', async (args, hint) => {
    const { code, stdout, stderr } = await runMain('mock', ...inWorld('main'), ...args)
    expect(stderr).toContain(hint)
    expect([code, stdout]).toEqual([2, ''])
  })
})
