import type { Locator } from '@playwright/test'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } })

/** Another team's sub-app in place of OMS; it stores what the portal reports of position and responsibility. */
const listeningSubApp = `<!doctype html><title>OMS</title><p>oms listens</p><script>
  window.listener = {
    bootstrap: async () => {},
    mount: async ({ portalBridge }) => {
      portalBridge.on('positionChanged', (now) => sessionStorage.setItem('position', now.positionName))
      portalBridge.on('responsibilityChanged', (now) => sessionStorage.setItem('event', now.responsibilityName))
    },
    unmount: async () => {},
  }
</script>`

test('position and responsibility are chosen in the frame, passed to the sub-apps and shown by the profile; long names and codes are shown whole [S-1.4] [S-1.6] [S-2.29] [S-2.31] [S-2.48] [S-4.15] [S-4.17]', {
  tag: ['@smoke', '@any-company', '@permissions'],
}, async ({ page, portal, cast: { sales, home, roles, positions } }) => {
  const [first, second] = roles
  const [firstPosition, secondPosition, thirdPosition] = positions
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
  await enterAt(page, portal, sales.userName, home.address)
  await expect(page.getByText('oms listens')).toBeVisible()
  const stored = (key: string) => page.evaluate((of) => sessionStorage.getItem(of), key)

  await test.step('the position is the default one until another is chosen, which OMS is notified of', async () => {
    await page.getByRole('button', { name: sales.fullName }).click()
    await page.getByRole('menuitem', { name: '切换职位' }).click()
    const dialog = page.getByRole('dialog', { name: '切换职位' })
    await expect(dialog.getByRole('radio', { name: new RegExp(firstPosition) })).toBeChecked()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await dialog.getByRole('radio', { name: thirdPosition }).check()
    await dialog.getByRole('button', { name: /确\s*定/ }).click()
    await expect(dialog).toBeHidden()
    expect(await stored('position')).toBe(thirdPosition)
  })

  const topBar = page.getByRole('banner')
  async function switchFrom(former: string, chosen: Locator) {
    await topBar.getByTitle(former).click()
    const reloaded = page.waitForEvent('load')
    await chosen.click()
    await reloaded
  }

  await test.step('the name of a responsibility is shown whole, and so is a code of any form', async () => {
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

  await test.step('another responsibility is passed to the sub-apps before everything is reloaded', async () => {
    // Only a mounted page gets the event.
    await expect(page.getByText('oms listens')).toBeVisible()
    await switchFrom(name, page.getByRole('menuitem', { name: new RegExp(second) }))
    await expect(topBar.getByTitle(`当前角色：${second}`)).toBeVisible()
    expect(await stored('event')).toBe(second)
  })

  await test.step('the profile shows both, and leads to the dialogs of the user menu', async () => {
    await page.getByTitle('我的账号').click()
    await page.getByRole('menuitem', { name: '个人资料' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('region', { name: '职位' }).getByRole('listitem')).toHaveText([
      new RegExp(`${firstPosition}.*默认`),
      new RegExp(`^${secondPosition}`),
      new RegExp(`${thirdPosition}.*当前`),
    ])
    await expect(page.getByRole('region', { name: '各系统角色' })).toContainText(second)
    await page.getByRole('main').getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  })
})
