import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@portal/mock-server/server'
import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import { type FaultShape, faultShapeNames, faultShapes } from '@portal/protocol/control/fault-kinds'
import { addFault, clearFaults } from '@portal/store/faults/faults'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import type { CallResult } from './call-result.ts'

const user = 'dealer.chengdu'
let portal: TestApp
let server: RunningServer
let folder: string
beforeAll(async () => {
  portal = await openTestApp()
  server = await startServer({
    store: portal.store,
    defaultWorld: portal.world.name,
    host: '127.0.0.1',
    port: 0,
  })
  folder = await mkdtemp(join(tmpdir(), 'portal-verify-'))
})
afterAll(async () => {
  await server.close()
  await portal.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => void vi.stubEnv('PORTAL_PASSWORD', portal.world.settings.demoPassword))
afterEach(async () => {
  vi.unstubAllEnvs()
  await clearFaults(portal.world)
})

const verify = (...args: string[]) => runMain('verify', server.url, '--pause', '0', ...args)
const signedIn = (...args: string[]) => verify('--user', user, ...args)

/** The results of a run as its JSON has them, by call. */
async function results(...args: string[]) {
  const { code, stdout } = await signedIn('--json', ...args)
  const all: readonly CallResult[] = JSON.parse(stdout).results
  return { code, of: (call: string) => all.find((one) => one.call === call) }
}

test('a backend that is as the contract says ends with 0', async () => {
  const { code, stdout, stderr } = await signedIn()
  expect(stdout).toMatch(/^outcome +call +HTTP +time\nfine.* login +200 +\d+ ms\nfine.* getUserInfo /)
  const others = stdout.match(/^(?!fine|outcome|$)\w+ +\w+/gm)
  expect(others?.map((line) => line.split(/ +/))).toEqual([['skipped', 'findQuestionnaire']])
  expect(stderr).toContain(`${server.url} as ${user}: `)
  expect(stderr).toMatch(/: \d\d as the contract says, 1 not tried/)
  expect(code).toBe(0)
})

test('a certificate takes the place of a sign-in, and nothing shows it', async () => {
  const file = join(folder, 'certificate')
  const certificate = await portal.certificateOf(user)
  await writeFile(file, `${certificate}\n`)
  const { code, stdout, stderr } = await verify('--certificate-file', file)
  expect(stdout).toMatch(/^fine +getUserInfo/m)
  expect(stdout + stderr).not.toContain(certificate)
  expect(code).toBe(0)
})

describe('a departure is reported with its place', () => {
  test('for people, on the terminal and in a report', async () => {
    await addFault(portal.world, {
      kind: 'shape',
      target: 'findHistoricTasks',
      shape: ['spaceDates', 'nullLists'],
    })
    await addFault(portal.world, { kind: 'shape', target: 'integralPostDetail', shape: ['spaceDates'] })
    const report = join(folder, 'report.md')
    const { code, stdout, stderr } = await signedIn('--report', report)
    expect(stdout).toMatch(
      /^differs +findHistoricTasks .*\n {4}read {2}\/data: expected array, found null\n/m,
    )
    expect(stdout).toMatch(
      /\n {4}read {2}\/data\/\*\/earnedAt: expected date-time, found string "\d{4}-\d\d-\d\d \d\d:\d\d:\d\d" \(5 times\)\n/,
    )
    expect(stderr).toMatch(/ \d\d as the contract says, 2 departing from it/)
    expect(code).toBe(1)
    const text = await readFile(report, 'utf8')
    expect(text).toContain(
      '## findHistoricTasks\n\n- Asked: `POST /api/bpmServer/bpmHistoryService/findHistoricTasks`',
    )
    expect(text).toMatch(/\| `\/data\/\*\/earnedAt` \| date-time \| .* \| It reads the time as 20.*Z\. \| /)
    expect(text).toContain('\n## Not tried\n')
    expect(text).toMatch(/\| `twoFactorLogin` \| `POST \//)
  })
})

describe('what the portal reads anyway is not lost', () => {
  const dataAspects: readonly string[] = [
    'ids',
    'dates',
    'flags',
    'numbers',
    'count',
    'lists',
    'data',
    'objects',
  ]
  // A backend that sends such times has none to show.
  const shapes = faultShapeNames.filter(
    (name) => dataAspects.includes(faultShapes[name].of) && name !== 'invalidDates',
  )
  test.each(shapes)('%s', async (name) => {
    await addFault(portal.world, { kind: 'shape', target: '*', shape: [name] })
    const { stdout } = await signedIn()
    expect(stdout).toMatch(/^(fine|differs) /m)
    expect(stdout).not.toMatch(/^(failed|refused|missing) /m)
    expect(stdout).not.toMatch(/^ +lost /m)
  })
})

test('a backend that forwards calls to other paths is followed, and the report says so', async () => {
  await addFault(portal.world, { kind: 'shape', target: 'findTodoTasks', shape: ['movedPath'] })
  const { code, stdout } = await signedIn()
  expect(stdout).toMatch(/^fine +findTodoTasks .* The portal follows a redirect to \/api\//m)
  expect(code).toBe(0)
})

test('every kind of answer is reported', async () => {
  const shape = (target: string, ...names: FaultShape[]) =>
    addFault(portal.world, { kind: 'shape', target, shape: names })
  await shape('findDic', 'proxySignIn')
  await shape('findInCollection', 'proxyRedirect')
  await shape('findFilesPagination', 'noContent')
  await addFault(portal.world, { kind: 'sessionEnded', target: 'gatherList' })
  await shape('gatherList', 'http401')
  const refusal = { kind: 'rejection', code: 17, message: '维护中' } as const
  await addFault(portal.world, { ...refusal, target: 'wyRetailOrderPage' })
  await addFault(portal.world, { kind: 'sessionEnded', target: 'pickOrderList' })
  for (const target of ['wyPickupPage', 'productPage'])
    await addFault(portal.world, { kind: 'httpStatus', target, httpStatus: 404 })
  await addFault(portal.world, { kind: 'httpStatus', target: 'bathSamplePage', httpStatus: 503 })
  await addFault(portal.world, { kind: 'reset', target: 'bathDealerPage' })
  await addFault(portal.world, { kind: 'truncated', target: 'contractPagination' })
  await shape('findOrganization', 'nullData')

  const { code, of } = await results()
  const got = (call: string) => [of(call)?.outcome, of(call)?.says]
  expect(got('findDic')).toEqual(['failed', 'It answers with a page, “公司网络登录” (HTTP 200)'])
  expect(got('findInCollection')).toEqual(['failed', 'It redirects (HTTP 302) to /services/network-sign-in'])
  expect(got('findFilesPagination')).toEqual(['failed', 'It answers without a body (HTTP 204)'])
  expect(got('gatherList')).toEqual(['refused', 'The backend, or a proxy before it, refuses it (HTTP 401)'])
  expect(got('wyRetailOrderPage')).toEqual(['refused', 'It refuses (E with 17): 维护中'])
  expect(got('pickOrderList')).toEqual(['refused', expect.stringContaining('(E with 4001)')])
  // A backend need not have what the specification lacks.
  expect(got('productPage')[0]).toBe('skipped')
  expect(got('wyPickupPage')).toEqual(['missing', 'Nothing answers at this address (HTTP 404)'])
  expect(got('bathSamplePage')).toEqual(['failed', expect.stringMatching(/^It fails \(HTTP 503\): /)])
  expect(got('bathDealerPage')).toEqual(['failed', expect.stringMatching(/^No answer: /)])
  expect(got('contractPagination')).toEqual(['failed', expect.stringMatching(/^It answers no JSON /)])
  expect(got('findOrganization')).toEqual(['differs', 'The answer departs from the contract'])
  expect(got('findMenuInfoAllSystem')).toEqual(['skipped', 'No earlier answer has orgCode, which it needs'])
  expect(got('findTodoTasks')).toEqual(['fine', ''])
  expect(code).toBe(1)
})

test('neither password nor certificate shows, whatever the backend says', async () => {
  const { demoPassword } = portal.world.settings
  const certificate = await portal.certificateOf(user)
  const file = join(folder, 'certificate')
  await writeFile(file, certificate)
  await addFault(portal.world, { kind: 'rejection', target: '*', message: `${demoPassword} ${certificate}` })
  const report = join(folder, 'masked.md')
  for (const args of [
    ['--certificate-file', file],
    ['--user', user],
  ]) {
    const { stdout, stderr } = await verify(...args, '--report', report)
    const written = stdout + stderr + (await readFile(report, 'utf8'))
    expect(written).toContain('It refuses (E): ')
    if (args[0] === '--user') expect(written).not.toContain(demoPassword)
    else expect(written).not.toContain(certificate)
  }
})

test('paths of a config.json are asked', async () => {
  const config = join(folder, 'config.json')
  await writeFile(config, JSON.stringify({ callPaths: { findDic: '/api/other/findDic' } }))
  const { of } = await results('--config', config)
  expect(of('findDic')).toMatchObject({ outcome: 'missing', path: '/api/other/findDic' })
})

test('a failed sign-in and an absent backend are each explained in a sentence', async () => {
  vi.stubEnv('PORTAL_PASSWORD', 'wrong')
  const refused = await signedIn()
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining(`${user} could not sign in. It refuses (E)`),
  ])
  const address = await closedAddress()
  const gone = await runMain('verify', address, '--user', user)
  expect([gone.code, gone.stderr]).toEqual([
    1,
    `${address} did not answer (ECONNREFUSED); is a server running there?\n`,
  ])
})

/** Where a server listened a moment ago. */
async function closedAddress(): Promise<string> {
  const { store } = portal
  const other = await startServer({ store, host: '127.0.0.1', port: 0 })
  await other.close()
  return other.url.replace('localhost', '127.0.0.1')
}

test('a second factor needs a certificate', async () => {
  const { code, stderr } = await verify('--user', 'huangkai')
  expect([code, stderr]).toEqual([1, expect.stringContaining('give the certificate with --certificate-file')])
})

describe('wrong usage ends with 2', () => {
  test.each<[string[], string]>([
    [[], 'Expected --user NAME, or --certificate-file FILE.'],
    [['--user', user, '--certificate-file', 'x'], 'leave out --certificate-file'],
    [['--user', user, '--password-file', '/nowhere/x'], '--password-file /nowhere/x cannot be read (ENOENT)'],
    [['--user', user, '--config', '/nowhere/x'], '--config /nowhere/x cannot be read (ENOENT)'],
    [['--user', user, '--timeout', '0'], 'whole number from 1 to 600'],
  ])('%j', async (args, hint) => {
    const { code, stderr } = await verify(...args)
    expect(stderr).toContain(hint)
    expect(code).toBe(2)
  })

  test.each([
    ['[]', 'holds no JSON object'],
    ['{"callPaths":{"logon":"/x"}}', 'callPaths.logon is no field of the configuration'],
    ['{"callPaths":{"login":"x"}}', 'callPaths.login must be a path that starts with /'],
  ])('a config.json of %s', async (text, hint) => {
    const config = join(folder, 'wrong.json')
    await writeFile(config, text)
    const { code, stderr } = await signedIn('--config', config)
    expect([code, stderr]).toEqual([2, expect.stringContaining(hint)])
  })

  test('a password that is missing', async () => {
    vi.stubEnv('PORTAL_PASSWORD', '')
    const { code, stderr } = await signedIn()
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('set PORTAL_PASSWORD, or add --password-file FILE'),
    ])
  })
})
