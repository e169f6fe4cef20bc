import type { Page } from '@playwright/test'
import { applyScenario } from './support/control.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld, silenceQuestionnaires } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

/** A page that shows what the portal tells OMS. */
const home = '/child/oms/home'

async function openPositions(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '切换职位' }).click()
  return page.getByRole('dialog', { name: '切换职位' })
}

test('the position is the default one until another is chosen, which stays and is told to OMS [S-2.31] [S-4.17]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'lihao')
  await page.goto(home)
  await expect(page.getByRole('main').getByText('华南区域经理')).toBeVisible()

  const dialog = await openPositions(page, '李浩')
  await expect(dialog.getByRole('radio', { name: /华南区域经理/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await dialog.getByRole('radio', { name: '工程渠道顾问' }).check()
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(dialog).toBeHidden()
  // The open page of OMS hears of it.
  await expect(page.getByRole('main').getByText('工程渠道顾问')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main').getByText('工程渠道顾问')).toBeVisible()
})

test('nobody leaves the choice of a position without one', async ({ page, portal, world }) => {
  await applyScenario(portal, world, 'many-positions')
  await silenceQuestionnaires(portal, world)
  await inWorld(portal, world, ({ db }) => db.position.updateMany({ data: { isDefault: false } }))
  await enter(page, portal, 'wangjing')
  const dialog = await openPositions(page, '王静')
  await expect(dialog.getByRole('radio')).toHaveCount(12)
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: /确\s*定/ }).click()
  await expect(page.getByText('请选择职位')).toBeVisible()
  await expect(page.getByText('请选择职位')).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('on a phone twelve positions are seen at once, and on a low screen the rest is scrolled to', async ({
  page,
  portal,
  world,
}) => {
  await applyScenario(portal, world, 'many-positions')
  await silenceQuestionnaires(portal, world)
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, portal, 'wangjing')
  const dialog = await openPositions(page, '王静')
  const choose = dialog.getByRole('button', { name: /确\s*定/ })
  await expect(dialog.getByRole('radio').last()).toBeInViewport({ ratio: 1 })
  await expect(choose).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 560 })
  await expect(dialog.getByRole('radio').last()).not.toBeInViewport()
  await expect(choose).toBeInViewport({ ratio: 1 })
})

test('people without positions are offered none [S-2.31]', async ({ page, portal, world }) => {
  await inWorld(portal, world, ({ db }) => db.position.deleteMany({}))
  await enter(page, portal, 'wangjing')
  await page.getByRole('button', { name: '王静' }).click()
  await expect(page.getByRole('menuitem', { name: '修改密码' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: '切换职位' })).toHaveCount(0)
})

test('another responsibility is stored, and everything begins again in it [S-2.29]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'lihao')
  const topBar = page.getByRole('banner')
  await topBar.getByRole('button', { name: '销售代表' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: /区域销售/ }).click()
  await reloaded
  await expect(topBar.getByRole('button', { name: '区域销售' })).toBeVisible()
  await page.reload()
  await expect(topBar.getByRole('button', { name: '区域销售' })).toBeVisible()
})

test('a responsibility with a long name and any code is shown whole and can be chosen', async ({
  page,
  portal,
}) => {
  const name =
    '华南区域瓷砖经销商工程项目与售后服务联合协调负责人（含卫浴、墙面产品及工程渠道的报备、合同与回款）'
  await page.route('**/getUserInfo?**', async (route) => {
    const response = await route.fetch()
    const answer: { data: { userRespList: Record<string, unknown>[] } } = await response.json()
    Object.assign(answer.data.userRespList.at(-1) ?? {}, { responsibilityName: name, systemCode: 'LT/C' })
    await route.fulfill({ response, json: answer })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, portal, 'lihao')
  const topBar = page.getByRole('banner')
  await topBar.getByTitle(/当前职责：销售代表/).click()
  const item = page.getByRole('menuitem', { name: 'LT/C' })
  const code = item.getByText('LT/C', { exact: true })
  await expect(code).toBeInViewport({ ratio: 1 })
  const lines = await code.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set([...text.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)

  const reloaded = page.waitForEvent('load')
  await item.click()
  await reloaded
  await expect(topBar.getByTitle(name)).toBeVisible()
})
