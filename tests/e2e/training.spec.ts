import { expectAccessible } from './support/accessibility.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { expect, test } from './support/portal.ts'
import { main } from './support/working-day.ts'
import { inWorld, silenceQuestionnaires } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

test('a trainee enters by a link, chooses whom to be, and follows the tour to its end, which the database and the trainer know', {
  tag: '@worlds',
}, async ({ page, portal, world }) => {
  const prefix = `tour-${world.slice(-6)}-`
  const { control } = portal
  const made = await control.makeWorlds({ body: { prefix, count: 1, scenarios: ['tour-order-exception'] } })
  const [lesson = { name: '', path: '' }] = made.worlds
  await silenceQuestionnaires(portal, lesson.name)
  const ribbon = page.getByRole('region', { name: '练习环境' })
  const tour = page.getByRole('region', { name: '教程', exact: true })
  const next = tour.getByRole('button', { name: '下一步' })
  const done = tour.getByText('这一步已完成')

  await test.step('the sign-in page names the world and its people; one press signs in', async () => {
    await page.goto(lesson.path)
    await expect(page.getByText(`练习环境 · 世界 ${lesson.name} · 演示数据`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^王静/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(ribbon).toContainText(`世界 ${lesson.name}`)
  })

  await test.step('a step that is not done stays, with a hint', async () => {
    await tour.getByRole('button', { name: '开始', exact: true }).click()
    await expect(tour.getByRole('heading', { name: '第 1 步，共 4 步' })).toBeVisible()
    await next.click()
    await expect(tour.getByRole('alert')).toHaveText('这一步还没有完成。 用“前往页面”打开这张订单。')
    await expectAccessible(page)
  })

  await test.step('it leads to the order, and is done there', async () => {
    await tour.getByRole('button', { name: '前往页面' }).click()
    await expect(main(page).getByRole('heading', { name: /TC90000001/, level: 1 })).toBeVisible()
    await expect(done).toBeVisible()
    await next.click()
  })

  await test.step('the clerk applies for the cancellation', async () => {
    await tour.getByRole('button', { name: '前往页面' }).click()
    await main(page).getByRole('combobox', { name: '变更内容' }).click()
    await page.getByRole('option', { name: '取消订单' }).or(page.getByTitle('取消订单')).last().click()
    await main(page).getByRole('textbox', { name: '原因' }).fill('工地停工')
    await main(page)
      .getByRole('button', { name: /^提\s*交$/ })
      .click()
    await expect(done).toBeVisible()
    await next.click()
  })

  await test.step('the tour is still there after leaving it, and when another person continues', async () => {
    await tour.getByRole('button', { name: '离开教程' }).click()
    await expect(tour).toHaveCount(0)
    await ribbon.getByRole('button', { name: '第 3 步，共 4 步' }).click()
    await tour.getByRole('button', { name: '切换为 刘芳' }).click()
    await expect(page).toHaveURL(/\/approvals/)
    const waiting = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
    await expect(waiting).toHaveCount(1)
    await expect(waiting).toContainText('王静')
    await expect(page).toHaveURL(/keyword=SQ\d+/)
    await main(page)
      .getByRole('button', { name: /^通\s*过$/ })
      .click()
    const question = page.getByRole('dialog', { name: /^通过 SQ\d+？$/ })
    await expect(question).toContainText('未发货订单超出余额与授信额度')
    await question.getByRole('button', { name: /^通\s*过$/ }).click()
    await expect(done).toBeVisible()
    await next.click()
  })

  await test.step('the last step is fulfilled already, and the tour ends', async () => {
    await expect(done).toBeVisible()
    await next.click()
    await expect(tour.getByRole('heading', { name: '教程已完成' })).toBeVisible()
    const cancelled = { where: { orderNo: 'TC90000001', status: 'cancelled' } } as const
    expect(await inWorld(portal, lesson.name, ({ db }) => db.salesOrder.count(cancelled))).toBe(1)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  await test.step('the trainer sees that', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/__portal/#/class/${encodeURIComponent(`${prefix}*`)}`)
    await expect(page.getByRole('row').filter({ hasText: lesson.name })).toContainText('已完成')
    await expect(page.getByText('已完成：1')).toBeVisible()
    await expectAccessible(page)
    await control.removeWorlds({ body: { worlds: [`${prefix}*`] } })
  })
})
