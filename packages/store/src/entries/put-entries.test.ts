import type { EntryKindName } from '@portal/protocol/entries/entry-kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import type { World } from '../worlds/world.ts'
import { putEntries } from './put-entries.ts'

const now = Date.parse('2026-03-31T02:00:00Z')
let temporary: TemporaryStore
let world: World
beforeAll(async () => {
  temporary = await temporaryStore({ now: () => now })
})
beforeEach(async () => {
  await temporary.store.resetWorld('main')
  world = await temporary.store.world('main')
})
afterAll(() => temporary.remove())

const put = (kind: EntryKindName, entry: object, options = {}) =>
  putEntries(world, kind, [{ ...entry }], options)

const zhaolei = {
  name: 'zhaolei',
  'full-name': '赵磊',
  responsibility: 'LTC_MANAGER,BI_VIEWER',
  department: ['CERAMIC'],
  position: 'HQ-SALES:业务经理',
}

/** One of each kind; its references are in the demo company. */
const examples: readonly (readonly [EntryKindName, object, object])[] = [
  ['user', zhaolei, { fullName: '赵小磊' }],
  ['role', { name: 'LTC_AUDITOR', system: 'LTC', title: '审计员', like: 'LTC_CLERK' }, { title: '内审员' }],
  [
    'menu',
    {
      system: 'OSS',
      under: 'OSS_ORDERS',
      code: 'SPECIAL',
      name: '特价订单',
      path: '/special',
      role: 'LTC_CLERK',
    },
    { role: 'LTC_SALES' },
  ],
  ['notice', { title: '放假通知', for: 'wangjing,lihao', until: '+7d' }, { for: 'staff' }],
  [
    'order',
    { number: 'X1', distributor: 'D1001', line: 'T1001*40', status: 'approved', ordered: '-2d' },
    { line: 'T1001*80' },
  ],
  ['approval', { of: 'TC10000012', approver: 'wangjing,lihao' }, { approved: 2 }],
  ['lookup', { type: 'NOTICE_TYPE', code: 'outage', name: '系统维护' }, { name: '停机维护' }],
  ['account', { distributor: 'D1001', frozen: '逾期', balance: '12.5' }, { frozen: 'no' }],
  [
    'sale-area',
    { distributor: 'D1001', unit: 'bathroom', organization: '2099', channel: '10' },
    { channelName: '经销' },
  ],
]

describe.each(examples)('a chosen %s', (kind, entry, change) => {
  test('is put in once, then left, refused or changed; a dry run changes nothing', async () => {
    if (kind === 'approval') await world.db.approvalProcess.deleteMany()
    const key = Object.fromEntries(
      Object.entries(entry).slice(0, kind === 'menu' || kind === 'lookup' || kind === 'sale-area' ? 4 : 1),
    )
    const isThere = kind === 'account'
    expect(await put(kind, entry, { dryRun: true, update: isThere })).toMatchObject(
      isThere ? { updated: 1 } : { added: 1 },
    )
    expect(await put(kind, entry, { update: isThere })).toMatchObject(isThere ? { updated: 1 } : { added: 1 })
    expect(await put(kind, entry, { update: true })).toMatchObject({
      unchanged: 1,
    })
    await expect(put(kind, entry, { update: false })).rejects.toThrow(/is there/)
    expect(await put(kind, { ...key, ...change }, { update: true })).toMatchObject({ updated: 1 })
    expect(await world.db.$queryRaw`PRAGMA foreign_key_check`).toEqual([])
  })
})

test('a user holds what was chosen, signs in with the demo password and has the notices of all', async () => {
  await put('user', zhaolei)
  const user = await world.db.user.findUniqueOrThrow({
    where: { userName: 'zhaolei' },
    include: {
      responsibilities: { include: { responsibility: true }, orderBy: { sortOrder: 'asc' } },
      positions: true,
      notices: true,
    },
  })
  expect(user).toMatchObject({
    kind: 'staff',
    fullName: '赵磊',
    passwordHash: world.settings.demoPasswordHash,
  })
  expect(user.responsibilities.map(({ responsibility }) => responsibility.code)).toEqual([
    'LTC_MANAGER',
    'BI_VIEWER',
  ])
  expect(user.positions).toMatchObject([{ organizationCode: 'HQ-SALES', name: '业务经理', isDefault: true }])
  expect(user.notices.length).toBeGreaterThan(0)
})

test('menu items can be four levels deep, in one file, and are seen like the ones above', async () => {
  const item = (level: number) => ({
    system: 'OSS',
    under: level === 1 ? 'OSS_ORDERS' : `LEVEL_${level - 1}`,
    code: `LEVEL_${level}`,
    name: `第${level}层`,
    path: `/level/${level}`,
  })
  await putEntries(world, 'menu', [1, 2, 3].map(item))
  const deepest = await world.db.menuItem.findFirstOrThrow({
    where: { code: 'LEVEL_3' },
    include: {
      responsibilities: true,
      parent: { include: { parent: { include: { parent: { include: { responsibilities: true } } } } } },
    },
  })
  const top = deepest.parent?.parent?.parent
  expect(top?.code).toBe('OSS_ORDERS')
  expect(deepest.responsibilities).toHaveLength(top?.responsibilities.length ?? 0)
  await expect(
    put('menu', { system: 'OSS', code: 'LEVEL_1', under: 'LEVEL_3' }, { update: true }),
  ).rejects.toThrow('below itself')
})

test('a notice reaches those it is for, from now until then, by the clock of the world', async () => {
  await put('notice', {
    type: 'questionnaire',
    for: 'wangjing',
    from: 'now',
    until: '+7d',
    link: '/child/oms/home',
  })
  const notice = await world.db.notice.findFirstOrThrow({
    where: { createdAt: new Date(now), title: '问卷调查' },
    include: { recipients: { include: { user: true } } },
  })
  expect(notice).toMatchObject({
    title: '问卷调查',
    showInHomePage: true,
    startDate: new Date(now),
    endDate: new Date(now + 7 * 86_400_000),
  })
  expect(notice.recipients.map(({ user }) => user.userName)).toEqual(['wangjing'])
})

describe('what is wrong is refused with its place, its field and what is expected, and nothing is changed', () => {
  test.each([
    [
      'user',
      { name: 'a', responsibilities: 'LTC_MANGER' },
      'responsibilities: there is no responsibility LTC_MANGER; did you mean LTC_MANAGER?',
    ],
    [
      'user',
      { name: 'a', department: 'nowhere' },
      'departments: there is no department nowhere; expected one of CERAMIC, BATHROOM',
    ],
    ['user', { fullName: 'a' }, 'name: is missing'],
    ['user', { name: 'wangjing' }, 'name: the user wangjing is there already; --update changes it'],
    ['user', { name: 'a', kind: 'distributor' }, 'distributor: is missing'],
    ['user', { name: 'a', colour: 'red' }, 'colour: is no field of a user'],
    ['role', { name: 'X' }, 'system: is missing'],
    [
      'menu',
      { system: 'OSS', name: 'x', path: '/orders/all' },
      'path: /orders/all is that of the menu item OSS_ORDERS_ALL already',
    ],
    [
      'menu',
      { system: 'OSS', under: 'OSS_ORDER', name: 'x', path: '/x' },
      'under: the system OSS has no menu item OSS_ORDER; did you mean OSS_ORDERS?',
    ],
    [
      'menu',
      { system: 'OSS', name: 'x', path: '/x', icon: 'hoome' },
      'icon: hoome is not as expected: one of home',
    ],
    [
      'notice',
      { type: 'questionaire' },
      'type: NOTICE_TYPE has no code questionaire; did you mean questionnaire?',
    ],
    ['notice', { from: '+7d', until: 'now' }, 'is before it begins'],
    ['order', { distributor: 'D1001', line: 'T9*1' }, 'lines: the unit ceramic has no product T9'],
    [
      'order',
      { distributor: 'D1001', unit: 'bathroom' },
      'unit: D1001 buys no bathroom; it has sale areas for ceramic',
    ],
    [
      'approval',
      { of: 'X', approver: 'wangjing' },
      'of: there is no order, project, contract or application X',
    ],
  ] as const)('%s %j', async (kind, entry, message) => {
    const before = world.version()
    await expect(put(kind, entry, { places: ['a.csv:7'] })).rejects.toThrow(`a.csv:7: `)
    await expect(put(kind, entry)).rejects.toThrow(message)
    expect(world.version()).toBe(before)
  })

  test('all entries that are wrong are named, and the right ones are not kept', async () => {
    const entries = [{ name: 'right' }, { name: 'a', department: 'X' }, { name: 'b', responsibility: 'Y' }]
    await expect(putEntries(world, 'user', entries, { places: ['f:2', 'f:3', 'f:4'] })).rejects.toThrow(
      /^f:3: .*\nf:4: /,
    )
    expect(await world.db.user.findUnique({ where: { userName: 'right' } })).toBeNull()
  })
})

test('a value that is too long is refused with its length before it is written', async () => {
  const long = { name: 'zhaolei', fullName: 'x'.repeat(60_000_000) }
  await expect(put('user', long)).rejects.toThrow('has 60000000 characters; expected at most 4000')
  await expect(put('notice', { title: 'x'.repeat(4_001) })).rejects.toThrow('has 4001 characters')
  await put('notice', { title: 'one', body: 'x'.repeat(4_001) })
})
