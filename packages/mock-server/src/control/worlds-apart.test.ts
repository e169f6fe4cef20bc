import type { Favourite } from '@portal/protocol/calls/organization'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { controlOf } from '../testing/test-control.ts'

let here: TestApp
let there: TestApp
beforeAll(async () => {
  ;[here, there] = [await openTestApp(), await openTestApp()]
})
afterAll(() => Promise.all([here.close(), there.close()]))

const of = ({ world }: TestApp) => ({ pathParams: { world: world.name } })

test("one world's writes, clock, faults and journal never reach another", async () => {
  const control = controlOf(here.app)
  const now = async (portal: TestApp) => Date.parse((await control.readClock(of(portal))).now)
  const [mine, theirs] = [await here.certificateOf('wangjing'), await there.certificateOf('wangjing')]
  const { id: menuId } = await here.world.db.menuItem.findFirstOrThrow({ where: { code: 'OSS_HOME' } })

  await here.call('addInCollection', { body: { menuId } }, mine)
  const change = { action: 'freeze', time: '2031-01-01T00:00:00Z' } as const
  const fault = { kind: 'rejection', target: 'findDic', count: 5 } as const
  await control.addFault({ ...of(here), body: fault })
  expect(await here.call('findDic', { body: {} }, mine)).toMatchObject({ status: 'E' })
  await control.changeClock({ ...of(here), body: { change } })

  const favourites = await there.call('findInCollection', { body: {} }, theirs)
  expect(favourites.data as Favourite[]).toEqual([])
  expect(await there.call('findDic', { body: {} }, theirs)).toMatchObject({ status: 'S' })
  expect(await control.listFaults(of(there))).toEqual([])
  expect(await now(here)).toBe(Date.parse(change.time))
  expect(await now(there)).toBeLessThan(Date.parse(change.time))
  const calls = async (portal: TestApp) =>
    (await controlOf(portal.app).listRequests({ ...of(portal), query: {} })).map(({ call }) => call)
  expect(await calls(here)).toEqual(['addInCollection', 'findDic'])
  expect(await calls(there)).toEqual(['findInCollection', 'findDic'])
})
