import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openTestApp, type TestApp } from '@portal/mock-server/testing/test-app'
import type { HomeFigures } from '@portal/protocol/calls/figures'
import type { Client } from '@portal/protocol/client'
import type { Organization, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type HomeFigureId, homeFigureIds } from '@portal/protocol/installation/home-widgets'
import type { CallId } from '@portal/protocol/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { periodDays } from '../../packages/shell/src/features/dashboard/periods.ts'
import { visibleWidgets } from '../../packages/shell/src/features/dashboard/widget-rules.ts'
import {
  figureList,
  salesConditions,
} from '../../packages/shell/src/features/dashboard/widgets/figures/figure-list.ts'
import { conditionNames } from '../../packages/sub-app-stub/src/lists/list-definition.ts'
import { readListQuery } from '../../packages/sub-app-stub/src/lists/list-query.ts'
import { listPages } from '../../packages/sub-app-stub/src/lists/pages.ts'

const company = resolve(import.meta.dirname, '../../fixtures/companies/yanchuan/public/config.json')
const { homeWidgets = {} } = JSON.parse(readFileSync(company, 'utf8')) as RuntimeConfig // checked at each start

/** One of each layout of the home page, and of each kind of business. */
const people = [
  ...['admin', 'liufang', 'huangkai', 'wangjing', 'tanglei', 'lihao', 'chenwen'],
  ...['dealer.foshan', 'dealer.hangzhou', 'dealer.chengdu'],
]

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

/** A user's home page, and the stand-ins' list at an address. */
async function homeOf(userName: string) {
  const certificate = await portal.certificateOf(userName)
  const ask = async <Data>(id: CallId, input = {}) => (await portal.call(id, input, certificate)).data as Data // as these calls are defined
  const user = await ask<UserInfo>('getUserInfo', { query: { token: certificate } })
  const departments = await ask<readonly Organization[]>('findOrganization', { body: {} })
  const sybCodes = departments.map(({ orgCode }) => orgCode)
  const systems = await ask<readonly SystemMenu[]>('findMenuInfoAllSystem', { body: { sybCodes } })
  const client = new Proxy({} as Client, {
    get: (_client, id: CallId) => (input: object) => portal.call(id, input, certificate),
  }) // has every call
  return {
    widgets: visibleWidgets(user, systems, homeWidgets),
    figures: (businessUnit = 'all') => ask<HomeFigures>('homeFigures', { body: { businessUnit } }),
    listAt: (path: string, conditions: Readonly<Record<string, string>>, app: 'oms' | 'dp' = 'oms') => {
      const list = listPages[app][path]
      if (!list) throw new Error(`${path} is no list`)
      const query = readListQuery(new URLSearchParams(conditions), conditionNames(list.filters))
      return list.load(client, query, new AbortController().signal)
    },
  }
}

const thisMonth = ({ months }: HomeFigures) => months.at(-1)?.amount

/** A figure according to its list: the number of its rows, or their total. */
const numbers: Partial<
  Record<HomeFigureId, (figures: HomeFigures) => { total?: number; amount?: number | undefined }>
> = {
  sales: (figures) => ({ amount: thisMonth(figures) }),
  target: (figures) => ({ amount: thisMonth(figures) }),
  orders: ({ orders }) => ({ total: orders.reduce((sum, { orderCount }) => sum + orderCount, 0) }),
  late: ({ late }) => ({ total: late.orderCount, amount: late.amount }),
  receivable: ({ receivable }) => ({ amount: receivable.amount }),
  pickups: ({ pickups }) => ({ total: pickups.underWay }),
}

describe.each(people)('what %s sees on the home page is what it opens', (userName) => {
  test('each figure', async () => {
    const home = await homeOf(userName)
    const figures = await home.figures()
    const opened: HomeFigureId[] = []
    for (const id of homeFigureIds) {
      const shown = numbers[id]?.(figures)
      const list = figureList(id, figures)
      const [page] = (list?.widgets ?? []).flatMap(
        (wanted) => home.widgets.find((one) => one.id === wanted)?.page ?? [],
      )
      if (!shown || !list || !page) continue
      const { total, sums } = await home.listAt(page.item.path, list.conditions)
      if (shown.total !== undefined) expect.soft([id, total]).toEqual([id, shown.total])
      if (shown.amount !== undefined && sums) expect.soft([id, sums.amount]).toEqual([id, shown.amount])
      opened.push(id)
    }
    expect(opened).toEqual(expect.arrayContaining(['sales', 'target', 'receivable', 'orders', 'late']))
  })

  test('each bar of the chart and each of the top distributors', async () => {
    const home = await homeOf(userName)
    const orders = home.widgets.find(({ id }) => id === 'orders')
    const bars = []
    for (const [unit, page] of Object.entries(orders?.unitPages ?? {})) {
      const { months, scope } = await home.figures(unit)
      for (const { month, amount } of months) {
        const conditions = salesConditions(scope, periodDays('month', month))
        const { sums } = await home.listAt(page.item.path, conditions)
        bars.push({ unit, month, shown: amount, opened: sums?.amount })
      }
    }
    expect(bars.filter(({ shown, opened }) => shown !== opened)).toEqual([])

    const figures = await home.figures()
    const page = home.widgets.find(({ id }) => id === 'topDistributors')?.page
    if (!page) return
    const { conditions = {} } = figureList('sales', figures) ?? {}
    for (const { distributorCode, amount } of figures.distributors) {
      const { sums } = await home.listAt(page.item.path, { ...conditions, distributorCode })
      expect([distributorCode, sums?.amount]).toEqual([distributorCode, amount])
    }
  })
})

test('what a seller of wall products sees on the home page is what it opens', async () => {
  const home = await homeOf('heyutong')
  const figures = await home.figures()
  const { retail } = figures
  const shown = {
    retailSales: { amount: retail?.months.at(-1)?.amount },
    measuring: { total: retail?.measuring },
    fitting: { total: retail?.scheduled },
    retailPickups: { total: retail?.pickups },
  } as const
  for (const [id, expected] of Object.entries(shown)) {
    const list = figureList(id as keyof typeof shown, figures) // its own keys
    const page = home.widgets.find((one) => one.id === list?.widgets[0])?.page
    const { total, sums } = await home.listAt(page?.item.path ?? '', list?.conditions ?? {}, 'dp')
    expect.soft([id, 'amount' in expected ? sums?.amount : total]).toEqual([id, Object.values(expected)[0]])
  }
})
