import type { Favourite } from '@portal/protocol/calls/favourites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
let certificate: string
beforeAll(async () => {
  portal = await openTestApp()
  certificate = await portal.certificateOf('dealer.foshan')
})
beforeEach(() => portal.world.db.favourite.deleteMany())
afterAll(() => portal.close())

const menuIdOf = async (code: string) =>
  (await portal.world.db.menuItem.findFirstOrThrow({ where: { code } })).id
const add = async (code: string) =>
  portal.call('addInCollection', { body: { menuId: await menuIdOf(code) } }, certificate)
const list = async (systemCode?: string, who = certificate) =>
  (await portal.call('findInCollection', { body: { systemCode } }, who)).data as Favourite[] // as the call is defined
const codes = async (systemCode?: string, who?: string) =>
  (await list(systemCode, who)).map(({ menuCode }) => menuCode)

describe('favourites', () => {
  test('are listed in the order in which they were added, all or of one system', async () => {
    const first = await add('OSS_CERAMIC_LIST')
    expect(first).toMatchObject({ status: 'S', data: { menuName: '瓷砖订单查询', path: '/orders/ceramic' } })
    await add('DBS_AGREEMENTS')
    expect((await list())[0]).toEqual(first.data)
    expect(await codes()).toEqual(['OSS_CERAMIC_LIST', 'DBS_AGREEMENTS'])
    expect(await codes('DBS')).toEqual(['DBS_AGREEMENTS'])
  })

  test('are kept once, however often they are added at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('OSS_CERAMIC_LIST')))
    expect(new Set(answers.map(({ data }) => (data as Favourite).collectionId)).size).toBe(1)
    expect(await codes()).toEqual(['OSS_CERAMIC_LIST'])
  })

  test('can be removed, also when they are not favourites', async () => {
    await add('OSS_CERAMIC_LIST')
    const body = { menuId: await menuIdOf('OSS_CERAMIC_LIST') }
    for (const _time of [1, 2]) {
      expect(await portal.call('deleteInCollection', { body }, certificate)).toEqual({
        status: 'S',
        data: null,
      })
    }
    expect(await codes()).toEqual([])
  })

  test("are the user's own, and hidden while the user may not see them", async () => {
    await add('OSS_CERAMIC_LIST')
    expect(await codes(undefined, await portal.certificateOf('wangjing'))).toEqual([])
    const { id: userId } = await portal.world.db.user.findUniqueOrThrow({
      where: { userName: 'dealer.foshan' },
    })
    const held = await portal.world.db.userResponsibility.findMany({ where: { userId } })
    await portal.world.db.userResponsibility.deleteMany({ where: { userId } })
    expect(await codes()).toEqual([])
    await portal.world.db.userResponsibility.createMany({ data: held })
    expect(await codes()).toEqual(['OSS_CERAMIC_LIST'])
  })

  test.each([
    ['a page that the user may not see', 'OSS_BATHROOM_LIST'],
    ['a group', 'OSS_CERAMIC'],
  ])('are refused for %s', async (_what, code) => {
    expect(await add(code)).toMatchObject({ status: 'E', msg: texts.noSuchPage.zh })
  })

  test('are refused for a page that does not exist', async () => {
    const body = { menuId: 2_147_483_647 }
    const answer = await portal.call('addInCollection', { body }, certificate)
    expect(answer).toMatchObject({ status: 'E', msg: texts.noSuchPage.zh })
  })
})
