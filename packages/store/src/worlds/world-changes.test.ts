import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideTask } from '../approvals.ts'
import { compareWorlds } from '../compare-worlds.ts'
import { changeGrants } from '../entries/new-users.ts'
import { putEntries } from '../entries/put-entries.ts'
import { addFault } from '../faults/faults.ts'
import { Prisma } from '../generated/client.ts'
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store.ts'
import { changeClock } from './clock.ts'
import { parts, someRowDifferences, things } from './row-differences.ts'
import type { World } from './world.ts'
import { worldChanges } from './world-changes.ts'

let temporary: TemporaryStore
let made = 0
beforeAll(async () => {
  temporary = await temporaryStore()
  await temporary.store.createWorld('plain')
})
afterAll(() => temporary.remove())

/** What some work changes in a new world. */
async function changesBy(work: (world: World) => Promise<unknown>) {
  const name = `lesson-${++made}`
  await temporary.store.createWorld(name)
  await work(await temporary.store.world(name))
  return compareWorlds(temporary.store, ['plain', name], worldChanges)
}

test('nothing happened to an untouched world', async () => {
  expect(await changesBy(async () => {})).toEqual([])
})

test('every table of the database is a thing that people have a word for, part of one, or no state', () => {
  const known = [
    ...Object.keys(things),
    ...Object.keys(parts),
    'Session',
    'VerificationCode',
    'SalesOrderTotal',
  ]
  expect(known.toSorted()).toEqual(Object.keys(Prisma.ModelName).toSorted())
})

test('a changed password is a change without its hash', async () => {
  const changes = await changesBy(({ db }) =>
    db.user.update({ where: { userName: 'wangjing' }, data: { passwordHash: 'scrypt$secret' } }),
  )
  expect(changes).toMatchObject([
    { what: 'user', name: 'wangjing', fields: { passwordHash: { from: '***', to: '***' } } },
  ])
})

test('an order is one change with its lines, and says who made it', async () => {
  const changes = await changesBy((world) =>
    putEntries(world, 'order', [{ distributor: 'D1001', number: 'X1', lines: 'T1001*40,T1002*80' }]),
  )
  expect(changes).toMatchObject([{ what: 'order', name: 'X1', happened: 'added', rows: 3 }])
  expect(changes[0]?.by).toBeTruthy()
})

test('a new user has roles, and received notices are no changes of their own', async () => {
  const changes = await changesBy((world) =>
    putEntries(world, 'user', [{ name: 'zhaolei', responsibilities: 'LTC_CLERK' }]),
  )
  expect(changes).toMatchObject([
    { what: 'user', name: 'zhaolei', happened: 'added' },
    { what: 'user', name: 'zhaolei', happened: 'granted', role: 'LTC_CLERK' },
  ])
})

test('what a user is granted, loses and reads has the names of both', async () => {
  const changes = await changesBy(async (world) => {
    await changeGrants(world, { user: 'wangjing', revoke: ['BI_VIEWER'] })
    const { id: userId } = await world.db.user.findUniqueOrThrow({ where: { userName: 'wangjing' } })
    const unread = await world.db.noticeRecipient.findFirstOrThrow({ where: { userId, readAt: null } })
    await world.db.noticeRecipient.update({ where: { id: unread.id }, data: { readAt: world.now() } })
  })
  expect(changes).toMatchObject([
    { what: 'notice', happened: 'read', by: 'wangjing' },
    { what: 'user', name: 'wangjing', happened: 'revoked', role: 'BI_VIEWER' },
  ])
})

test('a decision names what was approved and who did, and its approval is not listed again', async () => {
  let number = ''
  const changes = await changesBy(async (world) => {
    const task = await world.db.approvalTask.findFirstOrThrow({
      where: { state: 'waiting', process: { subject: 'salesOrder' } },
      include: { process: true, assignee: true },
    })
    number = task.process.businessKey
    const { id: taskId, assigneeId } = task
    await decideTask(world, { taskId, assigneeId, verdict: 'rejected', comment: '缺附件' })
  })
  expect(changes).toContainEqual(
    expect.objectContaining({ what: 'order', name: number, happened: 'rejected' }),
  )
  expect(changes.filter(({ what }) => what === 'approval')).toEqual([])
})

test('what is gone has its name, and what belongs to one thing alone is listed as that', async () => {
  const changes = await changesBy(async (world) => {
    const { title } = await world.db.notice.delete({ where: { id: 1 } })
    await putEntries(world, 'account', [{ distributor: 'D1001', frozen: '逾期未还' }], { update: true })
    await addFault(world, { kind: 'reset', target: 'login' })
    await changeClock(world, { action: 'travel', by: '3h' })
    return title
  })
  expect(changes).toMatchObject([
    { what: 'notice', name: expect.stringMatching(/./), happened: 'removed' },
    { what: 'distributor', name: 'D1001', fields: { freezeReason: { to: '逾期未还' } } },
    { what: 'fault', name: 'reset login', happened: 'added' },
    { what: 'clock', happened: 'changed' },
  ])
})

test('what is beyond the limit is counted, and its rows are not taken for new ones', async () => {
  const { store } = temporary
  const world = await store.createWorld('crowded')
  await world.db.product.updateMany({ data: { unit: '件' } })
  await world.db.notice.deleteMany()
  const rows = async (limit: number) => {
    const changes = await compareWorlds(store, ['plain', 'crowded'], (start, end) =>
      worldChanges(start, end, limit),
    )
    return changes.map(({ what, happened, rows }) => ({ what, happened, rows }))
  }
  const all = (await rows(100_000)).reduce((sum, one) => sum + one.rows, 0)
  const some = await rows(20)
  expect(some.at(-1)).toEqual({ what: 'rows', happened: 'changed', rows: all - 20 })
  expect(some.filter(({ happened }) => happened === 'added')).toEqual([])
})

test('users whose demo password has another hash in another world are no differences, however many', async () => {
  const { store } = temporary
  const hash = (name: string) => `hash of ${name}`
  for (const name of ['hashed', 'again']) {
    const { db } = await store.createWorld(name)
    await db.user.updateMany({ data: { passwordHash: hash(name) } })
    await db.worldSetting.update({ where: { key: 'demo.passwordHash' }, data: { value: hash(name) } })
  }
  expect(
    await compareWorlds(store, ['hashed', 'again'], (start, end) => someRowDifferences(start, end, 1)),
  ).toEqual({ differences: {}, more: 0 })
})
