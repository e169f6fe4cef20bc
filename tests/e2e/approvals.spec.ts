import { systemRule } from '@portal/protocol/systems'
import { worldCookie } from '@portal/protocol/world'
import { expectAccessible } from './support/accessibility.ts'
import { waitingApproval } from './support/database.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

for (const [button, state, comment, colorScheme] of [
  [/通\s*过/, 'approved', '', 'light'],
  [/驳\s*回/, 'rejected', '价格过低', 'dark'],
] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme })

    test(`an approval is opened by its business key and ${state} in the backend`, async ({
      page,
      portal,
      world,
    }) => {
      const { path, systemCode, businessKey } = await waitingApproval(portal, world, 'liufang')
      const rule = systemRule(systemCode)
      const app = rule.opens === 'inside' ? rule.app : ''
      await enter(page, portal, 'liufang')
      await page.goto(`/child/${app}${path}?businessKey=${businessKey}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: `审批 ${businessKey}` })).toBeVisible()
      await expectAccessible(page)
      if (comment) {
        await main.getByRole('button', { name: button }).click()
        await expect(main.getByRole('alert')).toHaveText('请填写驳回原因')
        await expect(main.getByRole('textbox', { name: '审批意见' })).toBeFocused()
        await main.getByRole('textbox', { name: '审批意见' }).fill(comment)
      }
      await main.getByRole('button', { name: button }).click()
      await expect(main.getByRole('button', { name: button })).toHaveCount(0)
      const task = await inWorld(portal, world, ({ db }) =>
        db.approvalTask.findFirst({
          where: { process: { businessKey }, assignee: { userName: 'liufang' }, state },
        }),
      )
      expect(task?.comment).toBe(comment)
    })
  })
}

test('an approval whose tab went back to the list is opened from there again', async ({
  page,
  portal,
  world,
}) => {
  const { path, systemCode, businessKey } = await waitingApproval(portal, world, 'liufang')
  const rule = systemRule(systemCode)
  const address = `/child/${rule.opens === 'inside' ? rule.app : ''}${path}`
  await enter(page, portal, 'liufang')
  await page.goto(`${address}?businessKey=${businessKey}`)
  // Pages of other tabs are hidden, not gone.
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { name: `审批 ${businessKey}` })
  await expect(heading).toBeVisible()
  await main.getByRole('button', { name: '返回列表' }).click()
  await expect(heading).toHaveCount(0)
  await main.getByRole('button', { name: businessKey, exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(`${address}?businessKey=${businessKey}`)
  await expect(page.getByRole('tab', { selected: true })).toContainText(businessKey)
  // The list stays in the tab that it is in.
  await expect(page.getByRole('tab')).toHaveCount(3)
})

test('a list shows by itself, on the way back to its tab, what was decided in another', async ({
  page,
  portal,
  world,
}) => {
  const { path, systemCode, businessKey } = await waitingApproval(portal, world, 'liufang')
  const rule = systemRule(systemCode)
  await enter(page, portal, 'liufang')
  await page.goto(`/child/${rule.opens === 'inside' ? rule.app : ''}${path}`)
  const main = page.getByRole('main')
  const number = main.getByRole('button', { name: businessKey, exact: true })
  const approve = main.getByRole('button', { name: /通\s*过/ })
  await number.click()
  await expect(page.getByRole('tab', { selected: true })).toContainText(businessKey)
  await approve.click()
  await expect(approve).toHaveCount(0)

  // Beside the home page, where it was opened.
  await page.getByRole('tab').nth(1).click()
  await expect(main.getByRole('radio', { name: '待处理' })).toBeChecked()
  await expect(number).toHaveCount(0)
})

test('an approval that was rejected in another browser is shown so to whoever approves it then', async ({
  page,
  portal,
  world,
  browser,
}) => {
  const { path, systemCode, businessKey } = await waitingApproval(portal, world, 'wangjing')
  const rule = systemRule(systemCode)
  const address = `/child/${rule.opens === 'inside' ? rule.app : ''}${path}?businessKey=${businessKey}`
  await enter(page, portal, 'wangjing')
  await page.goto(address)
  const main = page.getByRole('main')
  const approve = main.getByRole('button', { name: /通\s*过/ })
  await main.getByRole('textbox', { name: '审批意见' }).fill('同意')

  const context = await browser.newContext({ locale: 'zh-CN', baseURL: portal.url })
  await context.addCookies([{ name: worldCookie, value: world, url: portal.url }])
  const elsewhere = await context.newPage()
  await enter(elsewhere, portal, 'wangjing')
  await elsewhere.goto(address)
  const reject = elsewhere.getByRole('main').getByRole('button', { name: /驳\s*回/ })
  await elsewhere.getByRole('textbox', { name: '审批意见' }).fill('价格过低')
  await reject.click()
  await expect(reject).toHaveCount(0)
  await context.close()

  await approve.click()
  await expect(main.getByRole('alert')).toHaveText('该审批已在其他地方处理。')
  await expect(main.getByText('已驳回')).toBeVisible()
  await expect(approve).toHaveCount(0)
  await expect(main.getByRole('textbox', { name: '审批意见' })).toHaveCount(0)
  await expectAccessible(page)
  // Nothing is left that could be lost.
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
