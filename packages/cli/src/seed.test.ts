import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '@portal/mock-server/server'
import { openStore, type Store } from '@portal/store/store'
import { addTemplate } from '@portal/store/testing/data-folder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain } from './testing/run-main.ts'

let folder: string
let store: Store
let server: RunningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-seed-'))
  for (const name of ['data', 'served']) await addTemplate(join(folder, name))
  store = await openStore({ dataDir: join(folder, 'served') })
  server = await startServer({ store, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const here = (...args: string[]) => runMain(...args, '--data-dir', join(folder, 'data'))
const there = (...args: string[]) => runMain(...args, '--url', server.url)

async function fileWith(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

const zhaolei = [
  ...[
    '--name',
    'zhaolei',
    '--full-name',
    '赵磊',
    '--responsibility',
    'LTC_MANAGER',
    '--department',
    'CERAMIC',
  ],
  ...['--position', '业务经理'],
]

describe.each([
  ['in a data folder', here],
  ['on a running server', there],
])('%s', (_where, run) => {
  test('a chosen user is made, changed and given roles, and signs in', async () => {
    const dry = await run('seed', 'user', ...zhaolei, '--dry-run')
    expect(dry.stdout).toBe('+ user zhaolei\n')
    const made = await run('seed', 'user', ...zhaolei)
    expect(made.stdout).toBe('+ user zhaolei\nusers in the world main: 1 added.\n')
    expect((await run('seed', 'user', '--name', 'zhaolei', '--phone', '13800000000')).stderr).toBe(
      'portal seed user: name: the user zhaolei is there already; --update changes it\n',
    )
    const changed = await run('seed', 'user', '--name', 'zhaolei', '--full-name', '赵小磊', '--update')
    expect(changed.stdout).toBe(
      '~ user zhaolei  fullName: 赵磊 → 赵小磊\nusers in the world main: 1 updated.\n',
    )
    expect((await run('grant', 'zhaolei', 'BI_VIEWER')).stdout).toBe(
      'Granted BI_VIEWER to zhaolei. Holds LTC_MANAGER, BI_VIEWER.\n',
    )
    expect((await run('revoke', 'zhaolei', 'LTC_MANAGER')).stdout).toBe(
      'Revoked LTC_MANAGER from zhaolei. Holds BI_VIEWER.\n',
    )
    const signIn = ['login', '--body', '{"userName":"zhaolei","password":"Tiles@2026"}']
    expect(JSON.parse((await run('call', ...signIn)).stdout)).toMatchObject({ status: 'S' })
  })

  test('many are generated with fields in common', async () => {
    const made = await run('seed', 'users', '--count', '3', '--responsibility', 'LTC_SALES', '--json')
    const { count, added } = JSON.parse(made.stdout)
    expect([count, added.length]).toEqual([3, 3])
    const user = added[0].userName
    expect((await run('revoke', user, 'LTC_SALES')).stdout).toMatch(/ Holds no responsibility\.\n$/)
  })

  test('a dry run of many says what it would add, and adds nothing', async () => {
    const users = async () => JSON.parse((await run('world', 'info', 'main', '--json')).stdout).users
    const before = await users()
    expect(before).toBeGreaterThan(0)
    for (const kind of ['users', 'user']) {
      const result = await run('seed', kind, '--count', '3', '--responsibility', 'LTC_SALES', '--dry-run')
      expect(result.stdout).toBe('Would add 3 users to the world main.\n')
    }
    expect(await users()).toBe(before)
  })

  test('a table is put in as a whole, or refused with file, line and field', async () => {
    const wrong = await fileWith('wrong.csv', 'name,department,kind\none,CERAMIC,staff\ntwo,CERAMC,boss\n')
    expect(await run('seed', 'user', '--file', wrong)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${wrong}:3: kind: boss is not as expected: one of staff, sales, distributor\n`,
    })
    const file = await fileWith('people.csv', 'name,department\none,CERAMIC\ntwo,BATHROOM\n')
    const added = await run('seed', 'user', '--file', file, '--responsibility', 'LTC_CLERK', '--json')
    expect(JSON.parse(added.stdout)).toMatchObject({ world: 'main', kind: 'user', added: 2, updated: 0 })
    const again = await run('seed', 'user', '--file', file, '--update')
    expect(again.stdout).toBe('= user one\n= user two\nusers in the world main: 2 unchanged.\n')
  })

  test('the others are made one by one, too', async () => {
    const steps = [
      [
        ['role', '--name', 'LTC_AUDITOR', '--system', 'LTC', '--title', '审计员', '--like', 'LTC_CLERK'],
        'roles',
      ],
      [
        [
          'menu',
          '--system',
          'OSS',
          '--under',
          'OSS_ORDERS',
          '--name',
          '特价订单',
          '--path',
          '/orders/special',
          '--role',
          'LTC_MANAGER',
        ],
        'menus',
      ],
      [
        [
          'notice',
          '--type',
          'questionnaire',
          '--for',
          'wangjing',
          '--from',
          'now',
          '--until',
          '+7d',
          '--link',
          '/child/oms/home',
        ],
        'notices',
      ],
      [['order', '--distributor', 'D1001', '--line', 'T1001*40', '--line', 'T1002*80'], 'orders'],
      [['lookup', '--type', 'NOTICE_TYPE', '--code', 'outage', '--name', '系统维护'], 'lookups'],
    ] as const
    for (const [args, plural] of steps) {
      const { stdout, stderr } = await run('seed', ...args)
      expect(stdout + stderr).toMatch(new RegExp(`${plural} in the world main: 1 added\\.\n$`))
    }
    const frozen = await run('seed', 'account', '--distributor', 'D1001', '--frozen', '逾期未还')
    expect(frozen.stdout).toContain('accounts in the world main: 1 updated.')
  })
})

test('a server refuses more than it takes at once, with the way to go', async () => {
  const { code, stderr } = await there('seed', 'orders', '--count', '20000')
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('without --url they are put into its data folder'),
  ])
})

test('a user who was made signs in for a call without a password on the command line', async () => {
  await here('seed', 'user', '--name', 'qianyi')
  const { stdout } = await here('call', 'getUserInfo', '--user', 'qianyi', '--query', 'token={certificate}')
  expect(JSON.parse(stdout)).toMatchObject({ data: { userName: 'qianyi' } })
})
