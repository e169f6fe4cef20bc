import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'
import { interruptPortal, runPortalIn } from './testing/run-portal.ts'

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-cli-'))
  dataDir = join(folder, 'data')
  await addTemplate(dataDir)
})
afterAll(() => rm(folder, { recursive: true }))

const runHere = (...args: string[]) => runMain(...args, '--data-dir', dataDir)
const certificate = ['--query', 'token={certificate}']

describe('portal seed', () => {
  test.each(['users', 'roles', 'menus', 'notices', 'orders'])('adds %s and says so', async (kind) => {
    const { code, stdout } = await runHere('seed', kind, '--count', '3')
    expect(stdout).toBe(`Added 3 ${kind} to the world main.\n`)
    expect(code).toBe(0)
  })

  test.each([
    ['roles', 10],
    ['menus', 50],
    ['notices', 20],
  ])('adds %s, %i of them by default', async (kind, count) => {
    const { code, stdout } = await runHere('seed', kind, '--world', 'usual', '--make-world')
    expect(stdout).toBe(`Added ${count} ${kind} to the world usual.\n`)
    expect(code).toBe(0)
  })

  test('adds users who can all sign in', async () => {
    const seeded = await runHere(
      'seed',
      'users',
      '--count',
      '2',
      '--world',
      'class',
      '--make-world',
      '--json',
    )
    const { added } = JSON.parse(seeded.stdout)
    expect(added).toHaveLength(2)
    const body = JSON.stringify({ userName: added[1].userName, password: 'Tiles@2026' })
    const { stdout } = await runHere('call', 'login', '--body', body, '--world', 'class')
    expect(JSON.parse(stdout)).toMatchObject({ status: 'S', data: { certificate: expect.any(String) } })
  })

  test('another seed gives other people, the same seed the same', async () => {
    const names = async (world: string, seed: string) => {
      const args = [
        'seed',
        'users',
        '--count',
        '5',
        '--world',
        world,
        '--make-world',
        '--seed',
        seed,
        '--json',
      ]
      return JSON.parse((await runHere(...args)).stdout).added
    }
    const first = await names('one', 'a')
    expect(await names('two', 'a')).toEqual(first)
    expect(await names('three', 'b')).not.toEqual(first)
  })
})

test('Ctrl-C ends a long job with 130, and what it had done is undone', async () => {
  const orders = async () => JSON.parse((await runHere('world', 'info', 'main', '--json')).stdout).orders
  const before = await orders()
  const { code, stdout, stderr } = await interruptPortal(
    ...['seed', 'orders', '--count', '300000', '--data-dir', dataDir],
  )
  expect([code, stdout, stderr]).toEqual([
    130,
    '',
    expect.stringContaining('none of the 300000 orders was added'),
  ])
  expect(await orders()).toBe(before)
})

test('in any folder a relative path counts from there, and - is standard input', async () => {
  const list = ['- { name: qianyi }', '- { name: sunli }', ''].join('\n')
  const seeded = await runPortalIn(folder, list, 'seed', 'user', '--file', '-', '--data-dir', 'data')
  expect([seeded.code, seeded.stdout]).toEqual([
    0,
    expect.stringContaining('users in the world main: 2 added.'),
  ])
  const body = '{"userName":"qianyi","password":"Tiles@2026"}'
  const { stdout } = await runPortalIn(folder, body, 'call', 'login', '--body', '-', '--data-dir', 'data')
  expect(JSON.parse(stdout)).toMatchObject({ status: 'S' })
})

describe('portal call', () => {
  test('signs a demo account in and prints the answer', async () => {
    const { code, stdout } = await runHere('call', 'getUserInfo', '--user', 'admin', ...certificate, '--json')
    expect(JSON.parse(stdout)).toMatchObject({ status: 'S', data: { userName: 'admin' } })
    expect(code).toBe(0)
  })

  test.each([
    [['getUserInfo'], 'getUserInfo was rejected'],
    [
      ['getUserInfo', '--user', 'nobody', ...certificate],
      'The password of nobody is not known here; add --password.',
    ],
    [['getUserInfo', '--user', 'admin', '--password', 'x', ...certificate], 'admin could not sign in'],
    [['getUserInfo', '--user', 'huangkai', ...certificate], 'second factor'],
    [['login', '--body', '{}'], 'login'],
  ])('%j fails with 1 and a sentence', async (args, sentence) => {
    const { code, stderr } = await runHere('call', ...args)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/\n {4}at /)
    expect(code).toBe(1)
  })

  test('takes its body from a file', async () => {
    const file = join(folder, 'body.json')
    await writeFile(file, '{"userName":"admin","password":"Tiles@2026"}')
    const { stdout } = await runHere('call', 'login', '--body', `@${file}`)
    expect(JSON.parse(stdout)).toMatchObject({ status: 'S' })
    expect((await runHere('call', 'login', '--body', '@nowhere.json')).stderr).toBe(
      'The file nowhere.json cannot be read (ENOENT).\n',
    )
  })

  test('fails with 1 when no server answers', async () => {
    const { code, stderr } = await runMain('call', 'login', '--url', 'http://127.0.0.1:9')
    expect(stderr).toContain('http://127.0.0.1:9 did not answer')
    expect(code).toBe(1)
  })
})

test('portal openapi prints the document', async () => {
  const { stdout } = await runMain('openapi')
  expect(JSON.parse(stdout)).toMatchObject({ openapi: '3.1.0', paths: expect.any(Object) })
})

test('portal openapi --assumed lists what the specification does not show', async () => {
  const { code, stdout } = await runMain('openapi', '--assumed')
  expect(stdout).toMatch(/\nfindNoticeList\n {2}§7: Notice list call.*\n {2}address .*\/findNoticeList\n/)
  expect(stdout).toMatch(/data +\[\]\.showModalInHomePage +only its values: N\n/)
  expect(code).toBe(0)
})

test('portal openapi --assumed --json is the same for machines', async () => {
  const { stdout } = await runMain('openapi', '--assumed', '--json')
  const { general, calls } = JSON.parse(stdout)
  expect(general).toContainEqual(expect.objectContaining({ calls: ['approveTask', 'rejectTask'] }))
  expect(calls[0]).toMatchObject({ call: 'login', assumptions: expect.any(Array) })
})

test.each([[['sub-app', 'list']], [['sub-app']]])(
  'portal %j names the four of the systems table',
  async (args) => {
    const { code, stdout } = await runMain(...args, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toContainEqual({ name: 'oms', systemCode: 'OSS', responsibilityFrom: 'LTC' })
  },
)

test.each(['export', 'import'])(
  'portal world %s does not act on a folder in place of a server',
  async (verb) => {
    const { code, stderr } = await runMain(
      'world',
      verb,
      'lesson',
      'lesson.db',
      '--url',
      'http://localhost:8299',
    )
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/where the server of http:\/\/localhost:8299 runs/),
    ])
  },
)

test("a named data folder that doesn't exist is reported, and one that can't; with --debug where it came from", async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const args = ['seed', 'users', '--count', '1', '--data-dir', join(file, 'data')]
  const { code, stderr } = await runMain(...args)
  expect(stderr).toMatch(/^There is no data folder .* yet\.\nThe data folder .* cannot be written[^\n]*\n$/)
  expect(code).toBe(1)
  expect((await runMain('--debug', ...args)).stderr).toMatch(/\n {4}at /)
})
