import type { Page } from '@playwright/test'
import type { ApprovalSubject } from '@portal/protocol/calls/approval'
import { specifiedSystems } from '@portal/protocol/systems'
import type { Portal } from '@portal/testing/playwright'
import type { RunningPortal } from '@portal/testing/portal-process'
import { castNow } from './support/cast.ts'
import { goWithin } from './support/navigation.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** Conditions of the lists by number; orders wait in the list of approvals, which has none. */
const listFilter = (subject: ApprovalSubject): string => {
  if (subject === 'salesOrder') return 'none'
  if (subject === 'project') return 'projectNo'
  return subject === 'contract' ? 'status=waiting&contractNo' : 'applicationNo'
}

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
      // The newest one: lists start with it.
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
        list: `${castNow().childRoot}/${app}${menuItem.path}?${listFilter(subject)}=${number}`,
      })
    }
    return found
  })

/** A sample over the kinds and the systems; every approval and person is in the table of tests/conformance/approvals-open.test.ts. */
const people = [
  { userName: 'lihao', who: 'a sales person', tag: '@other-backend' },
  { userName: 'liufang', who: 'a manager', tag: '@other-backend' },
  { userName: 'heyutong', who: 'a manager of wall products', tag: [] },
]

// With several responsibilities in a system, a jump asks before it switches.
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

for (const { userName, who, tag } of people) {
  test(
    `each approval that waits for ${who} has its record open from home, inbox, list, jump and link`,
    { tag },
    ({ page, portal, world }) => openAll(page, portal, world, userName),
  )
}

/** The first from everywhere, one of each other page by its link. */
async function openAll(page: Page, portal: Portal & RunningPortal, world: string, userName: string) {
  const people = await approvalsByPerson(portal, world)
  await openFromHome(page, portal, userName)
  for (const [index, approval] of approvalsOf(people, userName).entries()) {
    if (index === 0) await openFromEverywhere(page, approval)
    else await openByLink(page, approval)
  }
}

function approvalsOf(people: Awaited<ReturnType<typeof approvalsByPerson>>, userName: string) {
  const approvals = people.get(userName)
  if (!approvals) throw new Error(`No approval waits for ${userName}`)
  return [...approvals.values()]
}

async function expectOpen(page: Page, number: string) {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: `审批 ${number}` })).toBeVisible()
  await expect(main.getByRole('button', { name: /^通\s*过$/ })).toBeVisible()
  await expect(main.getByRole('button', { name: /^驳\s*回$/ })).toBeVisible()
}

const openFromHome = (page: Page, portal: Portal, userName: string) =>
  test.step(`home, for ${userName}`, async () => {
    await enter(page, portal, userName)
    const first = page
      .getByRole('region', { name: '审批', exact: true })
      .getByRole('button', { name: /[A-Z]{2}\d{8}/ })
      .first()
    const text = (await first.textContent()) ?? ''
    // An application names its own number and its subject's.
    const [number = ''] = /SQ\d{8}/.exec(text) ?? /[A-Z]{2}\d{8}/.exec(text) ?? []
    await first.click()
    await expectOpen(page, number)
  })

const openByLink = (page: Page, { number, link }: Approval) =>
  test.step(`${number} by its link`, async () => {
    await goWithin(page, link)
    await expectOpen(page, number)
  })

/** Jumps and links arrive with a load of the portal. */
const openFromEverywhere = (page: Page, { number, menu, systemCode, link, list }: Approval) =>
  test.step(`${number} from everywhere`, async () => {
    const main = page.getByRole('main')
    await goWithin(page, `/approvals?keyword=${number}`)
    await main.getByRole('button', { name: /^在.+中打开$/ }).click()
    await expectOpen(page, number)
    await page.goto(`/dashboard?menu=${menu}&systemCode=${systemCode}&businessKey=${number}`)
    await expectOpen(page, number)
    await page.goto(`/dashboard?systemCode=${systemCode}&businessKey=${number}`)
    await expectOpen(page, number)
    await page.goto(link)
    await expectOpen(page, number)
    await goWithin(page, list)
    // The record names its own number as a link, too.
    await expect(main.getByRole('heading', { name: `审批 ${number}` })).toBeHidden()
    await main.getByRole('button', { name: number, exact: true }).click()
    await expectOpen(page, number)
  })
