import { callMetadata } from '@portal/protocol/call-metadata'
import { createClient } from '@portal/protocol/client'
import { worldHeader } from '@portal/protocol/world'
import { controlOf, sendJson } from '@portal/testing/world/connection'
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

test('trainer’s jobs before the class: a lesson is prepared, a class made from it and entered by the code on the projector', {
  tag: '@worlds',
}, async ({ page, context, portal, world }) => {
  const control = controlOf(portal)
  const name = `lesson-${world.slice(-6)}`
  const [first, second] = [`${name}-01`, `${name}-02`]
  const row = (of: string) => page.getByRole('row').filter({ hasText: of })

  await test.step('a world is prepared and kept as a scenario', async () => {
    await page.goto(panel('world', world))
    await page.getByRole('button', { name: '发通知' }).click()
    await page.getByLabel('标题').fill('今天的练习')
    await page.getByRole('button', { name: '发送' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('tab', { name: '场景' }).click()
    await page.getByLabel('名称', { exact: true }).fill(name)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(/^已写入/)).toBeVisible()
  })

  await test.step('a class is made from it, and taken names are refused', async () => {
    // There is none yet; without a name the page would open the worlds of all tests.
    await page.goto(panel('class', `${name}-#`))
    await page.getByLabel('名称前缀').fill(`${name}-`)
    await page.getByLabel('数量').fill('2')
    await page.getByLabel('场景').fill(name)
    await page.getByLabel('场景').press('Enter')
    await page.getByRole('button', { name: '创建' }).click()
    await expect(row(second)).toContainText('无人')
    await expectAccessible(page)
    await page.getByRole('button', { name: '创建' }).click()
    await expect(page.getByRole('dialog')).toContainText(`未创建：已有世界 ${first}, ${second}。`)
    await page.keyboard.press('Escape')
    const notices = await control.listNotices({ pathParams: { world: second } })
    expect(notices.map(({ title }) => title)).toContain('今天的练习')
  })

  await test.step('a trainee enters by the code, as a person of the world, on a telephone', async () => {
    await page.reload()
    await page.getByRole('button', { name: '投影' }).click()
    const link = await page.getByRole('link', { name: '进入班级中的空闲世界' }).getAttribute('href')
    await expectAccessible(page)
    const trainee = await context.newPage()
    await trainee.setViewportSize({ width: 390, height: 844 })
    await trainee.goto(link ?? '')
    await expect(trainee.getByText(`练习环境 · 世界 ${first} · 演示数据`)).toBeVisible()
    await trainee.getByRole('button', { name: /^王静/ }).click()
    await expect(trainee).toHaveURL(/\/dashboard$/)
    await expect(trainee.getByRole('region', { name: '练习环境' })).toContainText(`世界 ${first}`)
    await expectNoOverflow(trainee)
    await trainee.close()
  })

  await test.step('the trainer sees who is there, and adds a world for a late-comer', async () => {
    await page.getByRole('button', { name: '关闭' }).click()
    await expect(row(first)).toContainText('wangjing')
    await expect(row(second)).toContainText('无人')
    await page.getByRole('button', { name: '添加世界' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '创建' }).click()
    await expect(row(`${name}-03`)).toContainText('无人')
    await control.removeWorlds({ body: { worlds: [`${name}-#`] } })
  })
})

test('trainer’s jobs during the class: a notice, a time and a fault for all, help for one, and a request becomes a fault', {
  tag: '@faults',
}, async ({ page, context, portal, lesson: { worlds, first, second } }) => {
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

  await test.step('a request is repeated and becomes a fault', async () => {
    const { certificate } = await controlOf(portal).openSession({
      pathParams: { world: second },
      body: { user: 'wangjing' },
    })
    const client = createClient(callMetadata, (_id, _call, request) =>
      sendJson(portal.url, request, { [worldHeader]: second, certificate }),
    )
    await client.getUserInfo({ query: { token: certificate } })
    await page.goto(panel('requests', second))
    await page.getByLabel('按接口、用户、编号查找').fill('getUserInfo')
    await page.getByRole('button', { name: 'getUserInfo' }).first().click()
    await page.getByRole('button', { name: '再次发送' }).click()
    await expect(page.getByRole('region', { name: '再次发送的应答' })).toContainText('"userName": "wangjing"')
    await expectAccessible(page)
    await page.getByRole('button', { name: '让它出故障' }).click()
    await expect(page.getByLabel('接口，或含 * 的路径')).toHaveValue('getUserInfo')
    await page.getByRole('button', { name: '添加故障' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'getUserInfo' })).toContainText('已命中 0 次')
  })

  await test.step('the class gets an answer of one’s own', async () => {
    await page.goto(panel('trouble', worlds))
    await page.getByLabel('接口，或含 * 的路径').fill('login')
    await page.getByLabel('种类').click()
    await page.getByTitle('自定义应答').click()
    await page.getByLabel('应答内容').fill('{"status":"S","data":{"certificate":1}}')
    await page.getByRole('button', { name: '添加故障' }).click()
    await expect(page.getByText('该应答与接口约定不符，仍会照样返回')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: '班级' }).click()
    await expect(row(first)).toContainText('1 个故障')
    await expect(row(second)).toContainText('2 个故障')
  })
})

test('trainer’s jobs at the end: a snapshot is restored, worlds are reset and removed, and who comes back learns of it', {
  tag: '@worlds',
}, async ({ page, context, portal, lesson: { worlds, first, second } }) => {
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

  await test.step('one world is removed, then all; who comes back learns of it', async () => {
    const { path } = await control.entrance({ pathParams: { world: second }, query: {} })
    const trainee = await context.newPage()
    await trainee.goto(path)
    await expect(trainee.getByText(`练习环境 · 世界 ${second} · 演示数据`)).toBeVisible()
    await page.getByRole('button', { name: `删除 ${first}` }).click()
    await confirm(`删除 ${first}`)
    await expect(page.getByRole('button', { name: `删除 ${first}` })).toHaveCount(0)
    await page.getByRole('button', { name: '全部删除' }).click()
    await page.getByRole('button', { name: '删除 1 个世界' }).click()
    await expect(page.getByRole('button', { name: `删除 ${second}` })).toHaveCount(0)
    await trainee.reload()
    await expect(trainee.getByRole('alert').filter({ hasText: second })).toHaveText(
      `练习环境“${second}”已不存在，课程可能已结束。请向老师索取新的链接。`,
    )
  })
})
