import type { Page } from '@playwright/test'
import { inspect } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { enterAt } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { withhold } from '../support/withhold.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/./] })

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

test('failures of sub-apps, links to a sub-app of this machine, and a portal without a part of it are accessible and fit', async ({
  page,
  portal,
}) => {
  test.slow()
  await enterAt(page, portal, 'wangjing', '/404')
  for (const [kind, text] of [
    ['new-bridge', '门户接口版本为 1'],
    ['throw-mount', '页面无法启动'],
    ['throw-later', '页面出现错误'],
    ['remove-container', '页面清空了自身的内容'],
    ['empty-container', '订单服务的页面已停止运行'],
  ] as const) {
    await goWithin(page, `/child/oms/home?misbehave=${kind}`)
    await expect(alert(page)).toContainText(text)
    await inspect(page, kind)
    await page.getByRole('tab', { selected: true }).press('Delete')
    await expect(alert(page)).toHaveCount(0)
  }

  await page.clock.install()
  await goWithin(page, '/child/oms/home?misbehave=never-mount')
  await expect(page.getByRole('region', { name: '订单服务' })).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(10_500)
  await expect(page.getByRole('status').getByText('订单服务打开较慢')).toBeVisible()
  await inspect(page, 'never-mount')

  await test.step('links', async () => {
    await page.route('http://localhost:9/**', (route) => route.abort())
    await page.goto('/dashboard?link-sub-app=oms&entry=http://localhost:9/')
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    await inspect(page, 'question')
    await question.getByRole('button', { name: /链\s?接/ }).click()
    await expect(page.getByRole('complementary', { name: '来自本机的子应用' })).toBeVisible()
    await inspect(page, 'mark')
    await goWithin(page, '/child/oms/home')
    await expect(alert(page)).toContainText('但从该地址未收到可用内容')
    await inspect(page, 'linked sub-app without a server')
  })

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const unloaded = page.getByRole('heading', { name: '门户加载失败' })
  await test.step('a screen before the frame without its texts', async () => {
    await withhold(page, /请先验证身份/)
    await page.goto('/reset_password')
    await expect(unloaded).toBeVisible()
    await inspect(page, 'texts')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
  await test.step('the frame without its code', async () => {
    await page.goto('/404')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeAttached()
    await withhold(page, /\(.skipToContent.\)/)
    await page.reload()
    await expect(unloaded).toBeVisible()
    await inspect(page, 'code')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
