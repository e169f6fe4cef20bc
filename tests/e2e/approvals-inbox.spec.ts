import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

test('the inbox is opened from home: what is approved leaves every list, the next record opens from there, by a jump and by its link', {
  tag: ['@smoke', '@any-company', '@approvals'],
}, async ({ page, portal, world, cast: { sales, distributor, childRoot } }) => {
  const main = page.getByRole('main')
  const all = page
    .getByRole('region', { name: '审批', exact: true })
    .getByRole('link', { name: '全部 · 审批' })
  const waiting = main.getByRole('button', { name: /^待审批 \d+$/ })
  const rows = main.getByRole('list', { name: '待审批' }).getByRole('listitem')

  await enter(page, portal, sales.userName)
  await all.click()
  await expect(page).toHaveURL(/\/approvals$/)
  await expect(page.getByRole('tab', { selected: true })).toContainText('我的审批')
  await expect(waiting).toBeVisible()
  const before = await rows.count()
  expect(before).toBeGreaterThan(1)
  await expect(waiting).toHaveText(`待审批 ${before}`)

  await test.step('one is approved: the counts of inbox and home follow', async () => {
    await main.getByRole('button', { name: /^通\s*过$/ }).click()
    // Projects of this size are requested first.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^通\s*过$/ })
      .click()
    await expect(rows).toHaveCount(before - 1)
    await expect(waiting).toHaveText(`待审批 ${before - 1}`)
    await page.getByRole('tab', { name: '首页' }).click()
    const card = page.getByRole('region', { name: '审批', exact: true })
    await expect(card.getByText(String(before - 1), { exact: true })).toBeVisible()
  })

  await test.step('another is opened in its sub-app, by a jump and by its link', async () => {
    // With several responsibilities in a system, a jump asks before it switches.
    await page.addLocatorHandler(page.getByRole('dialog', { name: '目标页面需要其他角色' }), (question) =>
      question.getByRole('button', { name: '切换并继续' }).click(),
    )
    await all.click()
    await main.getByRole('button', { name: /^在.+中打开$/ }).click()
    await expect(page).toHaveURL(new RegExp(`${childRoot}/\\w+/.*businessKey=`))
    const link = page.url()
    const businessKey = new URL(link).searchParams.get('businessKey') ?? ''
    const expectOpen = async () => {
      await expect(main.getByRole('heading', { name: `审批 ${businessKey}` })).toBeVisible()
      await expect(main.getByRole('button', { name: /^通\s*过$/ })).toBeVisible()
    }
    await expectOpen()
    const { menuItem } = await inWorld(portal, world, ({ db }) =>
      db.approvalProcess.findFirstOrThrow({
        where: { businessKey },
        include: { menuItem: { include: { system: true } } },
      }),
    )
    await page.goto(`/dashboard?systemCode=${menuItem.system.code}&businessKey=${businessKey}`)
    await expectOpen()
    await page.goto(link)
    await expectOpen()
  })

  await test.step('a distributor reaches the inbox, too', async () => {
    await enter(page, portal, distributor.userName)
    await all.click()
    await expect(main.getByRole('heading', { name: '我的审批', level: 1 })).toBeVisible()
    await expect(waiting).toBeVisible()
  })
})
