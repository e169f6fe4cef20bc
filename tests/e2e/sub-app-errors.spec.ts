import type { Page } from '@playwright/test'
import { standInTitles } from './support/cast.ts'
import { expectTyped } from './support/new-order.ts'
import { chooseMenu, enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/./] })

const panel = (page: Page) => page.getByRole('main').getByRole('alert')
const home = (page: Page) => page.getByRole('main').getByRole('heading', { name: standInTitles.home })

/** An error of the sub-app's scripts that nothing catches. */
const meetError = (page: Page) =>
  page.evaluate(() => {
    const filename = new URL('/sub-apps/oms/page.js', location.href).href
    window.dispatchEvent(new ErrorEvent('error', { filename, error: new Error('planned') }))
  })

test('an error in a page that stays usable is a notice above it, and its input is kept', {
  tag: '@smoke',
}, async ({ page, portal, cast: { clerk, home: start, newOrder, orderSystem: system } }) => {
  await enterAt(page, portal, clerk.userName, `${newOrder.address}?misbehave=throw-later`)
  const remark = page.getByRole('textbox', { name: '备注' })
  const notice = panel(page).filter({ hasText: '页面出现错误' })
  const tab = page.getByRole('tab', { name: newOrder.name })

  await test.step('a form, on a desk and on a phone', async () => {
    await expect(notice).toBeVisible()
    await remark.fill('佛山')
    await expect(notice).toContainText('未保存的内容仍在页面中')
    await page.setViewportSize({ width: 390, height: 844 })
    const title = notice.getByText(`${system}的页面出现错误`)
    // Beside the actions it would be a column of four letters, five lines high.
    await expect.poll(async () => (await title.boundingBox())?.height).toBeLessThan(40)
    const action = await notice.getByRole('button', { name: '复制诊断信息' }).boundingBox()
    expect((action?.x ?? 390) + (action?.width ?? 0)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '关闭提示' }).click()
    await expect(notice).toBeHidden()
    await expectTyped(page, '佛山')
  })

  await test.step('a page in a shadow root', async () => {
    await page.getByRole('main').evaluate((main) => {
      const root = main.querySelector('[data-sub-app]')
      const host = document.createElement('div')
      host.attachShadow({ mode: 'open' }).append(...(root?.childNodes ?? []))
      root?.append(host)
    })
    await meetError(page)
    await expect(notice).toContainText('未保存的内容仍在页面中')
    await expectTyped(page, '佛山')
    await tab.press('Delete')
    const question = page.getByRole('dialog')
    await expect(question.getByRole('listitem')).toHaveText(newOrder.name)
    await question.getByRole('button', { name: '继续编辑' }).click()
    await page.getByRole('button', { name: '关闭提示' }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('pages with nothing but a spinner, on the screen and behind it', async () => {
    await page.clock.install()
    await chooseMenu(page, start.name)
    await expect(home(page)).toBeVisible()
    await page.getByRole('main').evaluate((main) => {
      for (const root of main.querySelectorAll('[data-sub-app]')) {
        root.innerHTML =
          '<div><i style="display: block; width: 20px; height: 20px; background: blue"></i></div>'
      }
    })
    await meetError(page)
    await expect(panel(page)).toContainText('页面出现错误')
    // Longer than a page may take that has rendered nothing.
    await page.clock.runFor(3500)
    await expect(panel(page)).toHaveCount(1)
    await tab.click()
    await expect(page.getByRole('region', { name: system })).toBeVisible()
    await expect(panel(page)).toBeHidden()
  })
})
