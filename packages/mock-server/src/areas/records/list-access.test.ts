import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askList, listCases, pageWish, readWholeList, valuesOf } from '../../testing/list-cases.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

test.each(listCases.filter(({ isEverybodys }) => !isEverybodys))(
  '$id shows a distributor the own rows, others those of the one they ask for',
  async (list) => {
    const whole = pageWish(list, 1, 999_999)
    const own = await askList(portal, list.id, whole, 'dealer.chengdu')
    expect(new Set(valuesOf(own.rows, 'distributorCode'))).toEqual(new Set(['D1007']))
    expect(own).toEqual(await readWholeList(portal, list, { distributorCode: 'D1007' }))
    const others = { ...whole, distributorCode: 'D1001' }
    expect(await askList(portal, list.id, others, 'dealer.chengdu')).toEqual({ rows: [], total: 0 })
  },
)

describe('the business unit (specification §6) [S-6.8]', () => {
  const withUnit = listCases.filter(({ id }) =>
    ['gatherList', 'pickOrderList', 'projectReviewPagination', 'contractWaitRegisterPagination'].includes(id),
  )

  test.each(withUnit)('$id shows one of them or all', async (list) => {
    const ofUnit = async (businessUnit: string) => {
      const wish = { ...pageWish(list, 1, 999_999), businessUnit }
      return askList(portal, list.id, wish, 'dealer.chengdu')
    }
    const [ceramic, bathroom, all] = [await ofUnit('ceramic'), await ofUnit('bathroom'), await ofUnit('all')]
    expect(new Set(valuesOf(ceramic.rows, 'businessUnit'))).toEqual(new Set(['ceramic']))
    expect(all.total).toBe(ceramic.total + bathroom.total)
    const unasked = await askList(portal, list.id, pageWish(list, 1, 999_999), 'dealer.chengdu')
    expect(unasked).toEqual(all)
  })
})

test('a distributor of bathroom ware sees no ceramic pick-ups', async () => {
  expect((await askList(portal, 'ceramicPickupOrderHeadList', {}, 'dealer.hangzhou')).total).toBe(0)
})
