import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import { openRecorder } from './recorder.ts'
import { readRecordings } from './recording.ts'

let parent: string
let folder: string
const notes: string[] = []
const note = (sentence: string) => void notes.push(sentence)
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portal-recordings-'))
})
afterAll(() => rm(parent, { recursive: true }))
beforeEach(async () => {
  folder = join(await mkdtemp(join(parent, 'r-')), 'deeper')
  notes.length = 0
})

const orders = (current: number) => requestTo('pickOrderList', { query: { current } })
const accepted = (data: unknown = []) => jsonAnswer({ status: 'S', data })

describe('a recorder keeps', () => {
  test('what it writes from other users of the machine', async () => {
    const recorder = await openRecorder({ folder, note })
    await recorder.record(orders(1), accepted())
    const [name = ''] = await readdir(folder)
    const modes = await Promise.all([folder, join(folder, name)].map(async (path) => (await stat(path)).mode))
    const forOthers = process.platform === 'win32' ? 0 : 0o077 // Windows has no modes
    expect(modes.map((mode) => mode & forOthers)).toEqual([0, 0])
  })

  test('one readable file for each request, overwritten by the same request', async () => {
    const recorder = await openRecorder({ folder, note })
    await recorder.record(orders(1), accepted(['first']))
    await recorder.record(orders(2), accepted())
    await recorder.record(orders(1), accepted(['again']))
    const names = await readdir(folder)
    expect(names).toEqual([
      expect.stringMatching(/^pickOrderList-[0-9a-f]{16}\.json$/),
      expect.stringMatching(/^pickOrderList-[0-9a-f]{16}\.json$/),
    ])
    const recordings = await readRecordings(folder)
    expect(recordings).toContainEqual({
      call: 'pickOrderList',
      recordedAt: expect.any(String),
      request: { method: 'GET', path: '/api/imsOrderServer/pickup/pickOrderList', query: { current: '1' } },
      answer: {
        httpStatus: 200,
        contentType: 'application/json',
        json: { status: 'S', data: ['again'] },
      },
    })
    expect(await readFile(join(folder, names[0] ?? ''), 'utf8')).toContain('\n  "request": {')
    expect(notes).toEqual([])
  })

  test('what was accepted rather than a later refusal, and never the end of a session', async () => {
    const recorder = await openRecorder({ folder, note })
    const login = (password: string) => requestTo('login', { body: { userName: 'a', password } })
    await recorder.record(login('wrong'), jsonAnswer({ status: 'E', msg: 'wrong', data: null }))
    await recorder.record(login('right'), accepted({ certificate: 'c' }))
    await recorder.record(login('wrong'), jsonAnswer({ status: 'E', msg: 'wrong', data: null }))
    await recorder.record(orders(1), jsonAnswer({ status: 'E', code: '4001', data: null }))
    expect(await readRecordings(folder)).toMatchObject([
      { call: 'login', answer: { json: { status: 'S', data: { certificate: '***' } } } },
    ])
  })

  test('redirects and stylesheets, but no page and no file, and says so', async () => {
    const recorder = await openRecorder({ folder, note })
    const answer = { ...accepted(), json: undefined, body: 'x' }
    const path = { systemCode: 'OSS', certificate: 'certificate-1' }
    await recorder.record(requestTo('ssoWindow', { pathParams: path }), {
      ...answer,
      httpStatus: 302,
      headers: { location: 'https://oss.example/orders?code=abc' },
    })
    await recorder.record(requestTo('themeStylesheet'), {
      ...answer,
      headers: { 'content-type': 'text/css' },
    })
    await recorder.record(orders(1), { ...answer, headers: { 'content-type': 'text/html' } })
    expect((await readRecordings(folder)).map(({ answer }) => answer.location ?? answer.text)).toEqual([
      'https://oss.example/orders?code=***',
      'x',
    ])
    expect(notes).toEqual([expect.stringMatching(/^pickOrderList was not recorded: .*text\/html/)])
  })

  test('no more than its limits', async () => {
    const recorder = await openRecorder({ folder, note, limits: { files: 2, bytes: 5_000 } })
    for (const current of [1, 2, 3]) await recorder.record(orders(current), accepted())
    await recorder.record(orders(1), accepted('x'.repeat(5_000)))
    expect(await readdir(folder)).toHaveLength(2)
    expect(notes).toEqual([expect.stringContaining('is full'), expect.stringContaining('is full')])
    const later = await openRecorder({ folder, note, limits: { files: 2, bytes: 5_000 } })
    await later.record(orders(3), accepted())
    expect(await readdir(folder)).toHaveLength(2)
  })
})

test('a failing disk costs the recording, which is reported, and nothing else', async () => {
  const recorder = await openRecorder({ folder, note })
  await rm(folder, { recursive: true })
  await expect(recorder.record(orders(1), accepted())).resolves.toBeUndefined()
  expect(notes).toEqual(['pickOrderList was not recorded (ENOENT)'])
})

test('a folder that cannot be written is reported at once', async () => {
  const file = join(parent, 'file')
  await writeFile(file, '')
  await expect(openRecorder({ folder: join(file, 'x'), note })).rejects.toThrow(
    `Nothing can be recorded into ${join(file, 'x')} (ENOTDIR); choose another folder`,
  )
})

describe('a folder of recordings that cannot be replayed', () => {
  const whole = {
    call: 'pickOrderList',
    recordedAt: '2026-03-31T08:00:00.000Z',
    request: { method: 'GET', path: '/api' },
    answer: { httpStatus: 200 },
  }
  test.each<[string, string, string]>([
    ['is not JSON', '{', 'bad.json is no recording: it is not JSON'],
    [
      'lacks a part',
      JSON.stringify({ ...whole, answer: undefined }),
      'bad.json is no recording: lacks answer',
    ],
    [
      'is of no call',
      JSON.stringify({ ...whole, call: 'logon' }),
      'bad.json is no recording: call must be one of login, ',
    ],
    ['has more than it should', JSON.stringify({ ...whole, note: 1 }), 'has the unknown field note'],
  ])('because a file %s', async (_what, text, message) => {
    await openRecorder({ folder, note })
    await writeFile(join(folder, 'bad.json'), text)
    await expect(readRecordings(folder)).rejects.toThrow(message)
  })

  test('because there is none', async () => {
    await expect(readRecordings(folder)).rejects.toThrow(`There are no recordings in ${folder} (ENOENT)`)
    await openRecorder({ folder, note })
    await expect(readRecordings(folder)).rejects.toThrow(`There are no recordings in ${folder}`)
  })
})
