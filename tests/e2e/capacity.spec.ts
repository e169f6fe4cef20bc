import type { Locator, Page } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

async function openPositions(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '切换职位' }).click()
  return page.getByRole('dialog', { name: '切换职位' })
}

test('the position is the default one until another is chosen, which OMS is notified of [S-1.4] [S-2.31] [S-4.17]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { sales, home, positions } }) => {
  const [first, , third] = positions
  // It shows what the portal tells OMS.
  await enterAt(page, portal, sales.userName, home.address)
  await expect(page.getByRole('main').getByText(first)).toBeVisible()

  const dialog = await openPositions(page, sales.fullName)
  await expect(dialog.getByRole('radio', { name: new RegExp(first) })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await dialog.getByRole('radio', { name: third }).check()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(third)).toBeVisible()
})

test.describe('twelve positions', () => {
  test.use({ scenarios: ['many-positions'], viewport: { width: 390, height: 844 } })

  test('are shown at once on a phone and scrolled to on a low screen, and one must be chosen', async ({
    page,
    portal,
    world,
  }) => {
    await inWorld(portal, world, ({ db }) => db.position.updateMany({ data: { isDefault: false } }))
    await enterAt(page, portal, 'wangjing', '/404')
    const dialog = await openPositions(page, '王静')
    const positions = dialog.getByRole('radio')
    const confirm = dialog.getByRole('button', { name: /确\s*定/ })
    await expect(positions).toHaveCount(12)
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(positions.last()).toBeInViewport({ ratio: 1 })
    await expect(confirm).toBeInViewport({ ratio: 1 })

    await confirm.click()
    await expect(page.getByText('请选择职位')).toBeVisible()
    await expect(page.getByText('请选择职位')).toBeHidden()
    await expect(dialog).toBeVisible()

    await page.setViewportSize({ width: 390, height: 560 })
    await expect(positions.last()).not.toBeInViewport()
    await expect(confirm).toBeInViewport({ ratio: 1 })
  })
})

/** Another team's sub-app in place of OMS; it records the responsibility that the portal reports. */
const listeningSubApp = `<!doctype html><title>OMS</title><p>oms listens</p><script>
  window.listener = {
    bootstrap: async () => {},
    mount: async ({ portalBridge }) => {
      portalBridge.on('responsibilityChanged', (now) => sessionStorage.setItem('event', now.responsibilityName))
    },
    unmount: async () => {},
  }
</script>`

test('another responsibility is passed to the sub-apps and stored before everything is reloaded; long names and codes are shown whole [S-1.4] [S-2.29] [S-4.15]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { sales, home, roles } }) => {
  const [first, second] = roles
  const name =
    '华南区域瓷砖经销商工程项目与售后服务联合协调负责人（含卫浴、墙面产品及工程渠道的报备、合同与回款）'
  await page.route('**/getUserInfo?**', async (route) => {
    const response = await route.fetch()
    const answer: { data: { userRespList: Record<string, unknown>[] } } = await response.json()
    Object.assign(answer.data.userRespList.at(-1) ?? {}, { responsibilityName: name, systemCode: 'LT/C' })
    await route.fulfill({ response, json: answer })
  })
  await page.route('**/sub-apps/oms/', (route) =>
    route.fulfill({ contentType: 'text/html', body: listeningSubApp }),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAt(page, portal, sales.userName, home.address)
  await expect(page.getByText('oms listens')).toBeVisible()

  const topBar = page.getByRole('banner')
  async function switchFrom(former: string, chosen: Locator) {
    await topBar.getByTitle(former).click()
    const reloaded = page.waitForEvent('load')
    await chosen.click()
    await reloaded
  }

  await test.step('a name is shown whole, and so is a code of any form', async () => {
    const item = page.getByRole('menuitem', { name: 'LT/C' })
    await topBar.getByTitle(`当前角色：${first}`).click()
    const code = item.getByText('LT/C', { exact: true })
    await expect(code).toBeInViewport({ ratio: 1 })
    const lines = await code.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines).toBe(1)
    await page.keyboard.press('Escape')
    await switchFrom(`当前角色：${first}`, item)
    await expect(topBar.getByTitle(name)).toBeVisible()
  })

  // Only a mounted page gets the event.
  await expect(page.getByText('oms listens')).toBeVisible()
  await switchFrom(name, page.getByRole('menuitem', { name: new RegExp(second) }))
  await expect(topBar.getByTitle(`当前角色：${second}`)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('event'))).toBe(second)
})
