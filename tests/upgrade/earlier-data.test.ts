import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestApp, type TestApp, type TestAppOptions } from '@portal/mock-server/testing/test-app'
import { replaySource } from '@portal/mock-server/upstream/recorder'
import { readRecordings } from '@portal/mock-server/upstream/recording'
import { configProblems } from '@portal/protocol/installation/config-rules'
import { applyScenarios } from '@portal/store/scenarios/apply-scenario'
import { openStore, type StoreOptions } from '@portal/store/store'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runMain } from '../../packages/cli/src/testing/run-main.ts'
import { browserStorage, recordedBytes, recordedPath, recordedText } from './recorded.ts'

const password = 'Tiles@2026'
const firstTasks = { pageIndex: 1, pageRows: 50 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-upgrade-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

/** A server over a data folder of its own. */
async function openOver(
  dataDir: string,
  options: Pick<TestAppOptions, 'make'>,
  of: Omit<StoreOptions, 'dataDir'> = {},
): Promise<TestApp> {
  const store = await openStore({ dataDir: join(folder, dataDir), ...of })
  return openTestApp({ store, ...options })
}

/** Signs in with the form's call. @returns the certificate */
async function signIn({ call }: TestApp, userName: string): Promise<string> {
  const { data } = await call('login', { body: { userName, password } })
  return (data as { readonly certificate: string }).certificate // as login answers it
}

describe('a world file with the journal beside it', () => {
  let world: TestApp
  beforeAll(async () => {
    const file = join(folder, 'world.db')
    await writeFile(file, recordedBytes('world.db'))
    world = await openOver('worlds', {
      make: async (store, name) => {
        await store.importWorld(name, file)
        await writeFile(join(folder, 'worlds/journals', `${name}.db`), recordedBytes('journal.db'))
      },
    })
  })
  afterAll(() => world.close())

  test('is a world as it was left', async () => {
    const { db, now, faults, journal } = world.world
    expect(await db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
    expect(await db.salesOrder.count()).toBe(401)
    expect(now().toISOString()).toBe('2026-11-28T14:49:08.202Z')
    expect(faults).toMatchObject([{ kind: 'latency', target: 'findFilesPagination', ms: 200 }])
    const decisions = journal.read({ call: 'approveTask' })
    expect(decisions.map(({ user, status }) => [user, status])).toEqual([
      ['wangjing', 'E'],
      ['wangjing', 'S'],
    ])
  })

  test('goes on: the open session, a sign-in, the order, and its approval to the end', async () => {
    const { call } = world
    const certificate = browserStorage.cookies.find(({ name }) => name === 'Admin-Token')?.value
    const orderOf = async (of?: string) => {
      const { data } = await call('salesOrderDetail', { query: { orderNo: 'TC90000001' } }, of)
      return data
    }
    expect(await orderOf(certificate)).toMatchObject({
      status: 'submitted',
      distributorCode: 'D1002',
      remark: 'kept since 0.1',
      lines: [{ productCode: 'T1001', quantity: 40 }, { productCode: 'T1002' }],
    })
    const done = await call('findHistoricTasks', { body: firstTasks }, certificate)
    expect(done.data).toContainEqual(
      expect.objectContaining({ businessKey: 'TC90000001', outcome: 'approved', comment: '库存足够' }),
    )

    const approver = await signIn(world, 'liufang')
    const body = { ...firstTasks, businessKey: 'TC90000001' }
    const waiting = await call('findTodoTasks', { body }, approver)
    const [task] = waiting.data as readonly { readonly taskId: number }[] // as the call is defined
    const approved = await call('approveTask', { body: { taskId: task?.taskId } }, approver)
    expect(approved.data).toMatchObject({ state: 'approved' })
    expect(await orderOf(approver)).toMatchObject({ status: 'approved' })
  })
})

describe('a company folder', () => {
  const ofCompany = {
    companyDir: recordedPath('company'),
    // The generated rows of this day end where the added ones of the scenario begin.
    now: () => Date.parse(browserStorage.takenAt),
  }

  test('makes worlds in which its people sign in and see its menus', async () => {
    const company = await openOver('company', {}, ofCompany)
    const certificate = await signIn(company, 'linwei')
    const user = await company.call('getUserInfo', { query: { token: certificate } }, certificate)
    expect(user.data).toMatchObject({
      userFullName: '林伟',
      userRespList: [{ responsibilityCode: 'LTC_CLERK' }],
    })
    const menus = await company.call('findMenuInfoAllSystem', { body: { sybCodes: ['TILE'] } }, certificate)
    expect(JSON.stringify(menus.data)).toContain('订单查询')
    await company.close()
  })

  test('is brought into the state of a saved scenario', async () => {
    const saved = join(folder, 'company/scenarios')
    await mkdir(saved, { recursive: true })
    await copyFile(recordedPath('scenario.yaml'), join(saved, 'first-order.yaml'))
    const company = await openOver(
      'company',
      {
        make: (store, name) => applyScenarios(store, { worlds: [name], names: ['first-order'], make: true }),
      },
      ofCompany,
    )
    const { world, call } = company
    expect(await world.db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
    expect(world.faults).toMatchObject([{ kind: 'latency', target: 'findNoticeList' }])
    const certificate = await signIn(company, 'linwei')
    const order = await call('salesOrderDetail', { query: { orderNo: 'TC90000001' } }, certificate)
    expect(order.data).toMatchObject({
      distributorCode: 'Q1001',
      amount: 2428,
      lines: [{ productCode: 'Q101' }, { productCode: 'Q102' }],
    })
    const approver = await company.certificateOf('gaoyun')
    const waiting = await call('findTodoTasks', { body: firstTasks }, approver)
    expect(waiting.data).toContainEqual(expect.objectContaining({ businessKey: 'TC90000001' }))
    await company.close()
  })
})

test('a recording is replayed', async () => {
  const recordings = await readRecordings(recordedPath('recording'))
  const replaying = await openTestApp({ source: replaySource(recordings) })
  const certificate = await signIn(replaying, 'wangjing')
  const user = await replaying.call('getUserInfo', { query: { token: certificate } }, certificate)
  expect(user.data).toMatchObject({ userName: 'wangjing', userFullName: '王静远' })
  const asked = { query: { current: 1, size: 2 }, body: {} }
  const orders = await replaying.call('ceramicSalesOrderPage', asked, certificate)
  expect(orders.data).toMatchObject({ records: [{ orderNo: 'TC10000398' }, {}] })
  const answered = replaying.world.journal.read({}).map(({ answeredBy }) => answeredBy)
  expect(answered).toEqual(Array(3).fill('recording'))
  await replaying.close()
})

test('a configuration with most keys can be used', () => {
  expect(configProblems(JSON.parse(recordedText('config.json')))).toEqual([])
})

test('the settings of a project apply', async () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(recordedPath('.'))
  const { code, stdout, stderr } = await runMain('config', '--json').finally(() => cwd.mockRestore())
  expect([code, stderr]).toEqual([0, ''])
  const shown: readonly { readonly setting: string; readonly from: string }[] = JSON.parse(stdout)
  const ofProject = shown.filter(({ from }) => from === 'project file').map(({ setting }) => setting)
  expect(ofProject.toSorted()).toEqual(Object.keys(JSON.parse(recordedText('portal.config.json'))).toSorted())
})
