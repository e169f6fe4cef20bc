import type { Page } from '@playwright/test'
import { specifiedSystems } from '@portal/protocol/systems'
import { castNow, casts } from './support/cast.ts'
import { goWithin } from './support/navigation.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import type { RunningPortal } from './support/portal-process.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** Conditions of the lists by number; orders wait in the list of approvals, which has none. */
const listFilters = {
  salesOrder: 'none',
  project: 'projectNo',
  contract: 'status=waiting&contractNo',
} as const

interface Approval {
  readonly number: string
  readonly menu: string
  readonly systemCode: string
  readonly link: string
  readonly list: string
}

/** Everybody with something to decide, and one approval of each page where they decide. */
const approvalsByPerson = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, async ({ db }) => {
    const tasks = await db.approvalTask.findMany({
      // Who needs a second step to sign in sees the same pages.
      where: { state: 'waiting', assignee: { twoFactor: false } },
      include: { assignee: true, process: { include: { menuItem: { include: { system: true } } } } },
      // The newest counts: lists begin with it.
      orderBy: { process: { startedAt: 'asc' } },
    })
    const found = new Map<string, Map<string, Approval>>()
    for (const { assignee, process } of tasks) {
      const { menuItem, subject, businessKey: number } = process
      const rule = specifiedSystems.rule(menuItem.system.code)
      const app = rule.opens === 'inside' ? rule.app : ''
      const own = found.get(assignee.userName) ?? new Map()
      found.set(assignee.userName, own)
      own.set(menuItem.code, {
        number,
        menu: menuItem.code,
        systemCode: menuItem.system.code,
        link: `${castNow().childRoot}/${app}${menuItem.path}?businessKey=${number}`,
        list: `${castNow().childRoot}/${app}${menuItem.path}?${listFilters[subject]}=${number}`,
      })
    }
    return found
  })

/** Each shows the pages that those before do not have from everywhere, and the others by their link. */
const names: Readonly<Record<string, string>> = {
  lihao: 'a sales person',
  liufang: 'a manager',
  [casts.yanchuan.distributor.userName]: 'a distributor',
}

// Who holds several responsibilities in a system is asked before a jump changes the one in use.
test.beforeEach(({ page }) =>
  page.addLocatorHandler(page.getByRole('dialog', { name: '目标页面需要其他角色' }), (question) =>
    question.getByRole('button', { name: '切换并继续' }).click(),
  ),
)

test(
  'each approval that waits for a distributor has its record open from home, inbox, list, jump and link',
  {
    tag: ['@smoke', '@any-company'],
  },
  ({ page, portal, world, cast }) => openAll(page, portal, world, cast.distributor.userName),
)

for (const [userName, who] of Object.entries(names).slice(0, 2)) {
  test(
    `each approval that waits for ${who} has its record open from home, inbox, list, jump and link`,
    {
      tag: '@smoke',
    },
    ({ page, portal, world }) => openAll(page, portal, world, userName),
  )
}

test('so it has for everybody else, from home and by its link', async ({ page, portal, world }) => {
  const people = await approvalsByPerson(portal, world)
  const others = [...people.keys()].filter((name) => !(name in names))
  expect(others.length).toBeGreaterThan(0)
  test.setTimeout(others.length * 60_000)
  for (const userName of others) {
    await openFromHome(page, portal, userName)
    for (const [, approval] of approvalsOf(people, userName)) await openByLink(page, approval)
  }
})

async function openAll(page: Page, portal: RunningPortal, world: string, userName: string) {
  const people = await approvalsByPerson(portal, world)
  const before = Object.keys(names).slice(0, Math.max(0, Object.keys(names).indexOf(userName)))
  const shown = new Set(before.flatMap((other) => [...(people.get(other)?.keys() ?? [])]))
  await openFromHome(page, portal, userName)
  for (const [index, [menu, approval]] of approvalsOf(people, userName).entries()) {
    if (index === 0 || !shown.has(menu)) await openFromEverywhere(page, approval, index === 0)
    else await openByLink(page, approval)
  }
}

function approvalsOf(people: Awaited<ReturnType<typeof approvalsByPerson>>, userName: string) {
  const approvals = people.get(userName)
  if (!approvals) throw new Error(`No approval waits for ${userName}`)
  return [...approvals]
}

async function expectOpen(page: Page, number: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `审批 ${number}` })).toBeVisible()
  await expect(main.getByRole('button', { name: /^通\s*过$/ })).toBeVisible()
  await expect(main.getByRole('button', { name: /^驳\s*回$/ })).toBeVisible()
}

const openFromHome = (page: Page, portal: RunningPortal, userName: string) =>
  test.step(`home, for ${userName}`, async () => {
    await enter(page, portal, userName)
    const first = page
      .getByRole('region', { name: '审批', exact: true })
      .getByRole('button', { name: /[A-Z]{2}\d{8}/ })
      .first()
    const [number = ''] = /[A-Z]{2}\d{8}/.exec((await first.textContent()) ?? '') ?? []
    await first.click()
    await expectOpen(page, number)
  })

const openByLink = (page: Page, { number, link }: Approval) =>
  test.step(`${number} by its link`, async () => {
    await goWithin(page, link)
    await expectOpen(page, number)
  })

/** Jumps and links arrive with a load of the portal; for one kind of task that is shown, the others do without. */
const openFromEverywhere = (page: Page, { number, menu, systemCode, link, list }: Approval, loads: boolean) =>
  test.step(`${number} from everywhere`, async () => {
    const main = page.getByRole('main')
    const arrive = (address: string) => (loads ? page.goto(address) : goWithin(page, address))
    await goWithin(page, `/approvals?keyword=${number}`)
    await main.getByRole('button', { name: /^在.+中打开$/ }).click()
    await expectOpen(page, number)
    await arrive(`/dashboard?menu=${menu}&systemCode=${systemCode}&businessKey=${number}`)
    await expectOpen(page, number)
    await arrive(`/dashboard?systemCode=${systemCode}&businessKey=${number}`)
    await expectOpen(page, number)
    await arrive(link)
    await expectOpen(page, number)
    await goWithin(page, list)
    await main.getByRole('button', { name: number, exact: true }).click()
    await expectOpen(page, number)
  })
