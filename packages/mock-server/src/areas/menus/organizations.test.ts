import type { Favourite } from '@portal/protocol/calls/organization'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { endpoints } from '@portal/protocol/registry'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { texts } from '../../errors/texts.ts'
import { envelopeIn, openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('organizations', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await openTestApp()
  })
  afterAll(() => portal.close())

  const codesOf = (data: unknown, field: string) =>
    (data as Record<string, unknown>[]).map((entry) => entry[field]) // the lists below contain objects

  test('findOrganization answers the departments of the user in order [S-3.2]', async () => {
    const { data } = await portal.call('findOrganization', { body: {} }, await portal.certificateOf('lihao'))
    expect(data).toEqual([
      { orgCode: 'CERAMIC', orgName: '瓷砖事业部' },
      { orgCode: 'PROJECT', orgName: '工程事业部' },
    ])
  })

  test.each([
    ['fr,en;q=0.8', /^[A-Za-z ]+$/],
    ['es-MX,es;q=0.9', /^División de /],
    ['ja,en;q=0.8', /事業部$/],
  ])('names come in the language of the request, else in English: %s', async (language, name) => {
    const certificate = await portal.certificateOf('lihao')
    const { method, path } = endpoints.findOrganization
    const response = await portal.app.inject({
      method,
      url: path,
      headers: { ...portal.headers, certificate, 'accept-language': language },
      payload: {},
    })
    const [first] = codesOf(envelopeIn(response).data, 'orgName')
    expect(first).toMatch(name)
  })

  describe('findMenuInfoAllSystem', () => {
    const menus = async (userName: string, ...sybCodes: string[]) => {
      const certificate = await portal.certificateOf(userName)
      const { data } = await portal.call('findMenuInfoAllSystem', { body: { sybCodes } }, certificate)
      return data as SystemMenu[] // as the call is defined
    }
    const allCodes = (items: SystemMenu['menuList']): string[] =>
      items.flatMap(({ menuCode, children }) => [menuCode, ...allCodes(children)])
    const menuCodes = (systems: SystemMenu[], code: string) =>
      allCodes(systems.find(({ systemCode }) => systemCode === code)?.menuList ?? [])

    test.each([
      ['an unknown department', 'lihao', ['NOWHERE']],
      ["a department that is not the user's", 'lihao', ['BATHROOM']],
      ['no department', 'lihao', []],
      ['a user without responsibilities', 'sunyi', ['HQ']],
    ])('answers an empty list for %s', async (_what, userName, departments) => {
      expect(await menus(userName, ...departments)).toEqual([])
    })

    test('answers the systems of the departments in which the user holds a responsibility [S-6.3] [S-7.12]', async () => {
      expect(codesOf(await menus('lihao', 'CERAMIC', 'PROJECT'), 'systemCode')).toEqual([
        'OSS',
        'LTC',
        'CZDP',
        'BI',
      ])
      expect(codesOf(await menus('lihao', 'PROJECT'), 'systemCode')).toEqual(['OSS', 'LTC', 'BI'])
    })

    test('names a system by its codes and names [S-3.3]', async () => {
      const [oss] = await menus('lihao', 'CERAMIC')
      expect(oss).toMatchObject({
        systemCode: 'OSS',
        systemRealCode: 'OMS',
        systemName: '订单服务',
        systemRealName: '订单管理系统',
        disabled: false,
      })
    })

    test('shows a user the menus of the own responsibilities and departments [S-6.4]', async () => {
      const foshan = menuCodes(await menus('dealer.foshan', 'CERAMIC'), 'OSS')
      expect(foshan).toContain('OSS_CERAMIC_LIST')
      expect(foshan).not.toContain('OSS_BATHROOM')
      const hangzhou = menuCodes(await menus('dealer.hangzhou', 'BATHROOM'), 'OSS')
      expect(hangzhou).toContain('OSS_BATHROOM_LIST')
      expect(hangzhou).not.toContain('OSS_CERAMIC')
    })

    test('narrows the menus to those of the responsibilities that are named, of the own ones alone', async () => {
      const certificate = await portal.certificateOf('lihao')
      const paymentsOf = async (...codes: string[]) => {
        const held = await portal.world.db.responsibility.findMany({ where: { code: { in: codes } } })
        const body = { sybCodes: ['CERAMIC', 'PROJECT'], responsibilityIds: held.map(({ id }) => id) }
        const { data } = await portal.call('findMenuInfoAllSystem', { body }, certificate)
        return menuCodes(data as SystemMenu[], 'LTC').includes('LTC_PAYMENTS') // as the call is defined
      }
      expect(await paymentsOf('LTC_SALES')).toBe(false)
      expect(await paymentsOf('LTC_SALES', 'LTC_PROJECT')).toBe(true)
      expect(await paymentsOf('LTC_MANAGER')).toBe(false)
    })

    test('delivers disabled entries as disabled', async () => {
      const system = (await menus('dealer.foshan', 'CERAMIC')).find(({ systemCode }) => systemCode === 'DBS')
      expect(system?.menuList).toContainEqual(
        expect.objectContaining({ menuCode: 'DBS_ARCHIVE', disabled: true }),
      )
    })

    test('shows an administrator every menu, responsibilities or not', async () => {
      const stored = await portal.world.db.menuItem.findMany({ where: { system: { code: 'WYDP' } } })
      const seen = menuCodes(await menus('admin', 'HQ', 'WALL'), 'WYDP')
      expect(seen.sort()).toEqual(stored.map(({ code }) => code).sort())
    })
  })

  describe('findDic', () => {
    const lookups = async (body: object) => {
      const { data } = await portal.call(
        'findDic',
        { body: { ...body } },
        await portal.certificateOf('lihao'),
      )
      return data
    }

    test('returns all tables, including those that the portal drops', async () => {
      expect(new Set(codesOf(await lookups({}), 'systemCode'))).toContain('CRM')
    })

    test('answers one table in its order', async () => {
      expect(await lookups({ systemCode: 'PUBLIC', lookupType: 'YES_NO' })).toMatchObject([
        { lookupCode: 'Y', meaning: '是' },
        { lookupCode: 'N', meaning: '否' },
      ])
    })

    test('answers an empty list for an unknown table', async () => {
      expect(await lookups({ lookupType: 'NONE' })).toEqual([])
    })
  })
})

describe('favourites', () => {
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
      expect(first).toMatchObject({
        status: 'S',
        data: { menuName: '瓷砖订单查询', path: '/orders/ceramic' },
      })
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
})
