import type { Page } from '@playwright/test'
import { type CallId, calls, extensionIds } from '@portal/protocol/registry'
import { configure } from './support/configuration.ts'
import { expectOneScreen } from './support/home.ts'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

// Each call beyond the specification, once a load.
test.use({ locale: 'zh-CN', expectedPageErrors: [/status of (404|500)/] })

/** A backend that has never heard of the calls beyond the specification. */
const undocumented = new Set<string>(extensionIds.map((id) => calls[id].path))

/** Changes what the backend answers. */
const rewrite = (page: Page, id: CallId, change: (name: string, value: unknown) => unknown) =>
  page.route(
    ({ pathname }) => pathname === calls[id].path,
    async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), change)) })
    },
  )

const noIds = (name: string, value: unknown) =>
  name === 'menuId' || name === 'responsibilityId' ? undefined : value
const relativePaths = (name: string, value: unknown) =>
  name === 'path' && typeof value === 'string' ? value.replace(/^\//, './') : noIds(name, value)

test('with a backend of the documented calls alone, without ids, with relative addresses and bare messages, home pages are whole, and approvals are decided on the page of their system', async ({
  page,
  portal,
  context,
}) => {
  const main = page.getByRole('main')
  const asked: string[] = []
  await page.route(
    ({ pathname }) => undocumented.has(pathname),
    (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' })
    },
  )

  await rewrite(page, 'getUserInfo', noIds)
  await rewrite(page, 'findMenuInfoAllSystem', relativePaths)

  // What a call decides can't be tried out: the configuration says that it is not there.
  await configure(context, { callPaths: { approveTask: null, rejectTask: null } })

  for (const person of ['admin', 'dealer.foshan', 'heyutong', 'wangjing']) {
    await test.step(`the home page of ${person} has cards that all work, on one screen`, async () => {
      await enter(page, portal, person)
      await expectOneScreen(page)
      await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
      await expect(main.getByRole('region', { name: '关键数据' })).toHaveCount(0)
      await expect(main.getByRole('button', { name: /^重\s*试$/ })).toHaveCount(0)
    })
  }

  await test.step('an approval is not decided in the inbox, but on the page of its system', async () => {
    await page.goto('/approvals')
    const open = main.getByRole('button', { name: /^在.+中打开$/ })
    await expect(open).toBeVisible()
    await expect(main.getByRole('button', { name: /^(通\s*过|驳\s*回)$/ })).toHaveCount(0)
    await expect(main.getByRole('checkbox')).toHaveCount(0)
    await open.click()
    await expect(page).toHaveURL(/businessKey=/)
  })

  await test.step('a sub-app shows its list by a documented call', async () => {
    await page.goto('/dashboard')
    await page.getByRole('menuitem', { name: /OSS$/ }).click()
    await chooseMenu(page, '订单管理', '瓷砖订单', '瓷砖订单查询')
    await expect(main.getByText(/TC\d+/).first()).toBeVisible()
  })

  await test.step('the message of a refusal is shown, which has nothing else', async () => {
    await page.route(
      ({ pathname }) => pathname === calls.updateMessageStatus.path,
      (route) => route.fulfill({ status: 500, json: { msg: '消息服务维护中' } }),
    )
    await page.goto('/notification/list')
    await main.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('消息服务维护中')).toBeVisible()
  })

  await test.step('what is not there is asked for once a load, and not at all by a button', () => {
    expect(asked).toContain(calls.homeFigures.path)
    expect(asked).not.toContain(calls.approveTask.path)
  })
})
