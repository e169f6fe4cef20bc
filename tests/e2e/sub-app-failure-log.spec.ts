import type { Page } from '@playwright/test'
import { chooseMenu, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { openTool } from './support/settings.ts'

test.use({
  locale: 'zh-CN',
  expectedPageErrors: [/./],
  permissions: ['clipboard-read', 'clipboard-write'],
})

const system = '订单服务'
const scripts = '**/sub-apps/oms/*.js*'

interface Trouble {
  readonly name: string
  readonly misbehave?: string
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly wait?: (page: Page) => Promise<unknown>
  /** By which diagnostics and the log call it. */
  readonly reason: string
  /** What stands beside the tag of the sub-app in the log. */
  readonly origin?: string
}

const troubles: readonly Trouble[] = [
  {
    name: 'cannot be reached',
    prepare: (page) => page.route(scripts, (route) => route.abort()),
    reason: 'unreachable',
  },
  {
    name: 'answers with a page',
    prepare: (page) =>
      page.route(scripts, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
    reason: 'wrongFile',
  },
  {
    name: 'needs a newer portal',
    misbehave: 'new-bridge',
    reason: "portal too old for the sub-app's bridge",
  },
  { name: 'fails in bootstrap', misbehave: 'throw-bootstrap', reason: 'broken' },
  { name: 'fails in mount', misbehave: 'throw-mount', reason: 'broken' },
  { name: 'fails at run time', misbehave: 'throw-render', reason: 'crashed', origin: '未捕获的错误' },
  {
    name: 'never comes',
    misbehave: 'never-mount',
    prepare: (page) => page.clock.install(),
    wait: async (page) => {
      await expect(page.getByRole('region', { name: system })).toHaveAttribute('aria-busy', 'true')
      await page.clock.runFor(30_500)
    },
    reason: 'slow',
  },
]

for (const { name, misbehave, prepare, wait, reason, origin = '子应用上报' } of troubles) {
  test(`a system that ${name} is named with all that can be done, and stands in the error log`, async ({
    page,
    portal,
  }) => {
    await enter(page, portal, 'wangjing')
    await prepare?.(page)
    await page.goto(`/child/oms/home${misbehave ? `?misbehave=${misbehave}` : ''}`)
    await wait?.(page)
    const panel = page.getByRole('main').getByRole('alert')
    await expect(panel).toContainText(system)
    await expect(panel.getByRole('button', { name: /重\s*试/ })).toBeVisible()
    await expect(panel.getByRole('button', { name: '在新窗口打开' })).toBeVisible()
    await panel.getByRole('button', { name: '复制诊断信息' }).click()
    await expect(panel.getByRole('button', { name: '已复制' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`sub-app: oms\npage: /home\n`)
    expect(copied).toContain(`failure: ${reason}\n`)

    const log = await openTool(page, /^错误日志/)
    await expect(log.getByText('OMS', { exact: true }).first()).toBeVisible()
    await expect(log.getByText(origin, { exact: true }).first()).toBeVisible()
  })
}

for (const { misbehave, told } of [
  { misbehave: 'throw-unmount', told: 'Planned misbehaviour: unmount' },
  { misbehave: 'never-unmount', told: /was not unmounted within 2000 ms/ },
])
  test(`a system whose page cannot be taken away (${misbehave}) stands in the error log, and its tab closes`, async ({
    page,
    portal,
  }) => {
    await enter(page, portal, 'wangjing')
    await page.goto(`/child/oms/home?misbehave=${misbehave}`)
    await expect(page.getByRole('main').getByRole('heading', { name: '订货首页' })).toBeVisible()
    const tab = page.getByRole('tab', { name: '订货首页' })
    await tab.press('Delete')
    await expect(tab).toBeHidden()

    const log = await openTool(page, /^错误日志/)
    await expect(log.getByText('OMS', { exact: true })).toHaveCount(1)
    await expect(log.getByText(told)).toBeVisible()
    await page.keyboard.press('Escape')
    await chooseMenu(page, '订货首页')
    await expect(page.getByRole('main').getByRole('heading', { name: '订货首页' })).toBeVisible()
  })
