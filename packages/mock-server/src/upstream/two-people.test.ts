import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import { openRecorder, type Recorder, replaySource } from './recorder.ts'
import { readRecordings } from './recording.ts'

const password = 'Tiles@2026'
const login = (userName: string) => requestTo('login', { body: { userName, password } })
const as = (certificate: string) => ({ certificate })
const info = (certificate: string) =>
  requestTo('getUserInfo', { query: { token: certificate } }, as(certificate))
const orders = (certificate: string, current = 1) =>
  requestTo('pickOrderList', { query: { current } }, as(certificate))
const accepted = (data: unknown) => jsonAnswer({ status: 'S', data })

async function recordDayOf(recorder: Recorder, userName: string, certificate: string): Promise<void> {
  const answer = { certificate, twoFactorAuthenticationYOrN: 'N' }
  await recorder.record(login(userName), accepted(answer))
  await recorder.record(info(certificate), accepted({ userName }))
  await recorder.record(orders(certificate), accepted([`of ${userName}`]))
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-two-people-'))
  const recorder = await openRecorder({ folder, note: () => {} })
  await recordDayOf(recorder, 'first', 'certificate-1')
  await recordDayOf(recorder, 'second', 'certificate-2')
  await recorder.record(orders('certificate-1', 2), accepted(['second page']))
})
afterAll(() => rm(folder, { recursive: true }))

test('two people in one recording keep a file each', async () => {
  const recordings = await readRecordings(folder)
  expect(recordings.map(({ call, user }) => `${call} ${user}`).toSorted()).toEqual([
    'getUserInfo first',
    'getUserInfo second',
    'login first',
    'login second',
    'pickOrderList first',
    'pickOrderList first',
    'pickOrderList second',
  ])
})

test('whose certificate it is, the user info tells, too, and a second step by that of the first', async () => {
  const other = await mkdtemp(join(tmpdir(), 'portal-two-people-'))
  const recorder = await openRecorder({ folder: other, note: () => {} })
  const step = requestTo('twoFactorLogin', { body: { token: 'pending-1', code: '123456' } })
  await recorder.record(
    login('third'),
    accepted({ certificate: 'pending-1', twoFactorAuthenticationYOrN: 'Y' }),
  )
  await recorder.record(step, accepted({ certificate: 'certificate-3', twoFactorAuthenticationYOrN: 'N' }))
  await recorder.record(orders('certificate-3'), accepted([]))
  await recorder.record(info('certificate-4'), accepted({ userName: 'fourth' }))
  await recorder.record(orders('certificate-4'), accepted([]))
  const recorded = (await readRecordings(other)).map(({ call, user }) => `${call} ${user}`)
  expect(recorded).toEqual(
    expect.arrayContaining(['twoFactorLogin third', 'pickOrderList third', 'pickOrderList fourth']),
  )
  await rm(other, { recursive: true })
})

describe('replayed, each user gets their own answers', () => {
  const { signal } = new AbortController()
  const open = async () => {
    const source = replaySource(await readRecordings(folder))
    source.signedIn?.('issued-1', 'first')
    return source
  }

  test.each([
    ['by the certificate of a replayed sign-in', orders('issued-1')],
    ['by the account of the same name', { ...orders('any'), user: 'first' }],
  ])('%s', async (_how, request) => {
    const answer = await (await open()).answer(request, signal)
    expect(answer).toMatchObject({ answeredBy: 'recording', json: { data: ['of first'] } })
  })

  test('by what is their own rather than by the same request of another', async () => {
    const second = { ...orders('any', 2), user: 'second' }
    const answer = await (await open()).answer(second, signal)
    expect(answer).toMatchObject({ answeredBy: 'similar recording', json: { data: ['of second'] } })
  })

  test('by that of others where they have none', async () => {
    const answer = await (await open()).answer({ ...orders('any', 2), user: 'admin' }, signal)
    expect(answer).toMatchObject({ answeredBy: 'similar recording', json: { data: ['second page'] } })
  })
})
