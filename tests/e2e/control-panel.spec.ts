import { controlOf } from '@portal/testing/world/connection'
import { expectAccessible } from './support/accessibility.ts'
import { expectNoOverflow } from './support/entrance.ts'
import { panel, test } from './support/lesson.ts'
import { expect } from './support/portal.ts'

test.use({
  locale: 'zh-CN',
  // Not the zone of the company: times are entered and shown in that of the browser.
  timezoneId: 'America/New_York',
  // A class with taken names is refused, and so are requests of a browser whose world was removed.
  expectedPageErrors: [/status of 40[04]/],
})

test('trainer’s job 1, before the class: a lesson is prepared in a world, kept, and a class is made from it', async ({
  page,
  portal,
  world,
}) => {
  const name = `lesson-${world.slice(-6)}`
  const row = (of: string) => page.getByRole('row').filter({ hasText: of })
  await page.goto(panel('world', world))
  await page.getByRole('button', { name: '发通知' }).click()
  await page.getByLabel('标题').fill('今天的练习')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('tab', { name: '场景' }).click()
  await page.getByLabel('名称', { exact: true }).fill(name)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText(/^已写入/)).toBeVisible()

  // There is none yet; without a name the page would open the worlds of all tests.
  await page.goto(panel('class', `${name}-#`))
  await page.getByLabel('名称前缀').fill(`${name}-`)
  await page.getByLabel('数量').fill('2')
  await page.getByLabel('场景').fill(name)
  await page.getByLabel('场景').press('Enter')
  await page.getByRole('button', { name: '创建' }).click()
  await expect(row(`${name}-02`)).toContainText('无人')
  await expectAccessible(page)
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page.getByRole('dialog')).toContainText(`未创建：已有世界 ${name}-01, ${name}-02。`)

  const control = controlOf(portal)
  const notices = await control.listNotices({ pathParams: { world: `${name}-02` } })
  expect(notices.map(({ title }) => title)).toContain('今天的练习')
  await control.removeWorlds({ body: { worlds: [`${name}-#`] } })
})

test('trainer’s job 2, the class enters: by the code on the projector, as a person of the world, on a telephone; another world for a late-comer', async ({
  page,
  context,
  lesson: { prefix, worlds, first, second },
}) => {
  await page.goto(panel('class', worlds))
  await page.getByRole('button', { name: '投影' }).click()
  const link = await page.getByRole('link', { name: '进入班级中的空闲世界' }).getAttribute('href')
  await expectAccessible(page)
  await page.getByText('每个世界一个码').click()
  for (const name of [first, second])
    await expect(page.getByRole('link', { name: `进入世界 ${name}` })).toBeVisible()

  const trainee = await context.newPage()
  await trainee.setViewportSize({ width: 390, height: 844 })
  await trainee.goto(link ?? '')
  await expect(trainee.getByText(`练习环境 · 世界 ${first} · 演示数据`)).toBeVisible()
  await trainee.getByRole('button', { name: /^王静/ }).click()
  await expect(trainee).toHaveURL(/\/dashboard$/)
  const ribbon = trainee.getByRole('region', { name: '练习环境' })
  await expect(ribbon.getByText(`世界 ${first}`)).toBeVisible()
  await expect(ribbon.getByText('演示数据')).toBeVisible()
  await expectNoOverflow(trainee)
  await trainee.close()

  const row = (of: string) => page.getByRole('row').filter({ hasText: of })
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(row(first)).toContainText('wangjing')
  await expect(row(second)).toContainText('无人')
  await page.getByRole('button', { name: '添加世界' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '创建' }).click()
  await expect(row(`${prefix}03`)).toContainText('无人')
})

test('trainer’s job 3, during the class: a notice and another time for all, and help for one', async ({
  page,
  context,
  portal,
  lesson: { worlds, first, second },
}) => {
  const row = (of: string) => page.getByRole('row').filter({ hasText: of })
  await test.step('a notice and a time for all', async () => {
    await page.goto(panel('class', worlds))
    await page.getByRole('button', { name: '发通知' }).click()
    await page.getByLabel('标题').fill('休息十分钟')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '调整全部时钟' }).click()
    await page.getByRole('menuitem', { name: '设定时间…' }).click()
    await page.getByLabel('时间', { exact: true }).fill('2026-03-31T08:00')
    await page.getByRole('button', { name: '确定' }).click()
    for (const name of [first, second]) await expect(row(name)).toContainText('2026年3月31日 08:00')
  })

  await test.step('one of the people is signed in, and gets a responsibility', async () => {
    await row(second).getByRole('link', { name: second, exact: true }).click()
    await page.getByLabel('按姓名或账号查找').fill('wangjing')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: '以 王静 登录' }).click()
    const trainee = await opened
    await expect(trainee).toHaveURL(/\/dashboard$/)
    await trainee.close()
    await page.getByRole('button', { name: '给 王静 授权' }).click()
    const granted = page.getByRole('menuitem').filter({ hasText: '·' }).first()
    const name = (await granted.textContent()) ?? ''
    await granted.click()
    await page.getByRole('button', { name: `收回 ${name}` }).click()
    await expect(page.getByRole('button', { name: `收回 ${name}` })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('the notice is taken back there', async () => {
    await page.getByRole('tab', { name: '通知' }).click()
    await page.getByRole('button', { name: '删除 休息十分钟' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除 休息十分钟' }).click()
    await expect(page.getByRole('button', { name: '删除 休息十分钟' })).toHaveCount(0)
    const titles = async (world: string) =>
      (await controlOf(portal).listNotices({ pathParams: { world } })).map(({ title }) => title)
    expect(await titles(second)).not.toContain('休息十分钟')
    expect(await titles(first)).toContain('休息十分钟')
  })
})

test('trainer’s job 4, something went wrong: changes are seen, a snapshot is restored, one world and then all are reset', async ({
  page,
  portal,
  lesson: { worlds, first, second },
}) => {
  const control = controlOf(portal)
  const mistake = (world: string) =>
    control.changeGrants({ pathParams: { world }, body: { user: 'wangjing', revoke: ['LTC_CLERK'] } })
  const isAtStart = async (world: string) =>
    Object.keys(await control.diffWorld({ pathParams: { world }, query: {} })).length === 0
  const confirm = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  await test.step('a snapshot is kept, also over one of that name, and restored', async () => {
    await page.goto(panel('world', second))
    await page.getByRole('tab', { name: '快照' }).click()
    for (const isTaken of [false, true]) {
      await page.getByLabel('名称', { exact: true }).fill('noon')
      await page.getByRole('button', { name: '保存快照' }).click()
      if (isTaken) await confirm('覆盖')
      else await expect(page.getByRole('button', { name: '恢复' })).toBeVisible()
    }
    await expect(page.getByLabel('名称', { exact: true })).toHaveValue('')
    await mistake(second)
    await page.getByRole('tab', { name: '变化' }).click()
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toContainText(['LTC_CLERK'])
    await expectAccessible(page)
    await page.getByRole('tab', { name: '快照' }).click()
    await page.getByRole('button', { name: '恢复' }).click()
    await confirm('恢复')
    await expect.poll(() => isAtStart(second)).toBe(true)
  })

  await test.step('one world is reset to its start, then all', async () => {
    await mistake(first)
    await mistake(second)
    await page.goto(panel('class', worlds))
    await page.getByRole('button', { name: `重置 ${first}` }).click()
    await confirm(`重置 ${first}`)
    await expect.poll(() => isAtStart(first)).toBe(true)
    expect(await isAtStart(second)).toBe(false)
    await page.getByRole('button', { name: '全部重置' }).click()
    await confirm('重置 2 个世界')
    await expect.poll(() => isAtStart(second)).toBe(true)
  })
})

test('trainer’s job 5, after the class: one world is removed, then all; who comes back learns of it', async ({
  page,
  context,
  portal,
  lesson: { worlds, first, second },
}) => {
  const { path } = await controlOf(portal).entrance({ pathParams: { world: second }, query: {} })
  const trainee = await context.newPage()
  await trainee.goto(path)
  await expect(trainee.getByText(`练习环境 · 世界 ${second} · 演示数据`)).toBeVisible()

  await page.goto(panel('class', worlds))
  await page.getByRole('button', { name: `删除 ${first}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `删除 ${first}` })
    .click()
  await expect(page.getByRole('button', { name: `删除 ${first}` })).toHaveCount(0)
  await expect(page.getByRole('button', { name: `删除 ${second}` })).toBeVisible()
  await page.getByRole('button', { name: '全部删除' }).click()
  await page.getByRole('button', { name: '删除 1 个世界' }).click()
  await expect(page.getByRole('button', { name: `删除 ${second}` })).toHaveCount(0)

  await trainee.reload()
  await expect(trainee.getByRole('alert').filter({ hasText: second })).toHaveText(
    `练习环境“${second}”已不存在，课程可能已结束。请向老师索取新的链接。`,
  )
})
