import type { Task } from '@portal/protocol/calls/approval'
import { type Client, createClient } from '@portal/protocol/client'
import type { SystemMenu } from '@portal/protocol/entities/menu'
import { calls } from '@portal/protocol/registry'
import { type SpecifiedSubApp, specifiedSubApps, specifiedSystems } from '@portal/protocol/systems'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../packages/mock-server/src/testing/test-app.ts'
import { pageOfJump } from '../../packages/shell/src/frame/jump/dashboard-jump.ts'
import { setDemoConfig } from '../../packages/shell/src/lib/config/testing/demo-config.ts'
import { menuPageFor } from '../../packages/shell/src/menu/menu-permission.ts'
import { taskPage } from '../../packages/shell/src/menu/task-page.ts'
import { pagePaths } from '../../packages/sub-app-stub/src/i18n/page-names.ts'
import type { ListDefinition } from '../../packages/sub-app-stub/src/lists/list-definition.ts'
import { firstPage } from '../../packages/sub-app-stub/src/lists/list-query.ts'
import { listPages } from '../../packages/sub-app-stub/src/lists/pages.ts'

setDemoConfig()

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

/** The backend from one person's point of view. */
const clientOf = (certificate: string): Client =>
  createClient(calls, async (_id, _call, request) => {
    const { method, url, headers, body } = request
    const response = await portal.app.inject({
      ...{ method, url, headers: { ...headers, ...portal.headers, certificate } },
      ...(body === undefined ? {} : { payload: body }),
    })
    return response.json()
  })

const appOf = (systemCode: string): SpecifiedSubApp => {
  const app = specifiedSubApps.find((one) => specifiedSystems.codeOfApp(one) === systemCode)
  if (!app) throw new Error(`${systemCode} opens in no sub-app`)
  return app
}

/** Everybody for whom something waits, with all menus and all of it. */
async function everybody() {
  const people = await portal.world.db.user.findMany({
    where: { tasks: { some: { state: 'waiting' } } },
    include: { departments: { include: { department: true } } },
    orderBy: { id: 'asc' },
  })
  return Promise.all(
    people.map(async ({ userName, departments }) => {
      const client = clientOf(await portal.certificateOf(userName))
      const sybCodes = departments.map(({ department }) => department.code)
      const systems = (await client.findMenuInfoAllSystem({ body: { sybCodes } })).data
      const tasks = (await client.findTodoTasks({ body: { pageIndex: 1, pageRows: 999_999 } })).data
      return { userName, client, systems, tasks }
    }),
  )
}

/** Where each link leads, as `app path?query`; undefined where nowhere. */
async function linksInto(systems: readonly SystemMenu[], client: Client, task: Task) {
  const { taskId, systemCode, menuCode: menu, businessKey } = task
  const { data: address } = await client.getTaskUrl({ body: { taskId } })
  const page = taskPage(systems, address)
  const app = appOf(address.systemCode)
  const jumpTo = (jump: Parameters<typeof pageOfJump>[1]) => {
    const found = pageOfJump(systems, jump)
    return found && `${found.app} ${found.path}`
  }
  const { pathname } = new URL(address.url, 'http://portal')
  return {
    homeAndInbox: page.kind === 'menu' ? `${app} ${page.item.path}` : undefined,
    jumpToMenu: jumpTo({ menu, systemCode, businessKey }),
    jumpToTask: jumpTo({ menu: address.menuCode, systemCode, businessKey, path: address.url }),
    link: menuPageFor(systems, { kind: 'sub-app', app, path: address.url }) && `${app} ${address.url}`,
    list: (await isListed(client, listsOf(app, pathname, systems), businessKey))
      ? `${app} ${address.url}`
      : undefined,
  }
}

/** The list of the page; orders wait on a page of tasks, and are in the lists of orders that the menus lead to. */
const listsOf = (app: SpecifiedSubApp, pathname: string, systems: readonly SystemMenu[]) => {
  const own = listPages[app][pathname]
  if (own) return [own]
  const pages = Object.entries(listPages[app]).filter(([path]) =>
    menuPageFor(systems, { kind: 'sub-app', app, path }),
  )
  return pages.map(([, list]) => list).filter(({ noun }) => noun === 'order')
}

/** Whether one of the lists finds a record whose approval waits by its number. */
async function isListed(client: Client, lists: readonly ListDefinition[], businessKey: string) {
  for (const list of lists) {
    // A list of contracts starts with the registered ones.
    const waits = list.noun === 'contract' ? { status: 'waiting' } : {}
    const conditions = { [list.numberFilter ?? list.number]: businessKey, ...waits }
    const { rows } = await list.load(client, { ...firstPage, conditions }, new AbortController().signal)
    if (rows.some((row) => row[list.number] === businessKey)) return true
  }
  return false
}

test('every approval that waits is opened from everywhere by the person who may decide it', async () => {
  const people = await everybody()
  const own = ['admin', 'wangjing', 'lihao', 'chenwen', 'liufang', 'huangkai', 'heyutong', 'luchen']
  const distributors = ['dealer.foshan', 'dealer.hangzhou', 'dealer.chengdu', 'dealer.wuhan', 'dealer.xiamen']
  expect(people.map(({ userName }) => userName).toSorted()).toEqual([...own, ...distributors].toSorted())
  for (const { userName, client, systems, tasks } of people) {
    expect(tasks.length).toBeGreaterThan(0)
    for (const task of tasks) {
      const { businessKey, taskId } = task
      const ways = await linksInto(systems, client, task)
      for (const [way, address = ''] of Object.entries(ways)) {
        const [app = '', target = ''] = address.split(' ')
        const { pathname, searchParams } = new URL(target, 'http://portal')
        expect([userName, businessKey, way, searchParams.get('businessKey')]).toEqual([
          ...[userName, businessKey, way, businessKey],
        ])
        expect(pagePaths(app as SpecifiedSubApp)).toContain(pathname) // the app of a specified system
      }
      // The page looks for what waits in its own system under that number.
      const { data } = await client.findTodoTasks({ body: { systemCode: task.systemCode, businessKey } })
      expect(data.map((one) => one.taskId)).toContain(taskId)
    }
  }
})
