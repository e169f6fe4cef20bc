import { expectAccessible } from './support/accessibility.ts'
import { controlOf } from './support/control.ts'
import { everyLook, inLooks } from './support/looks.ts'
import { receivedNotice } from './support/notices.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld, userIdOf } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

test('notices are found, read and counted down, and all of them marked as read [S-2.9]', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'wangjing')
  const bell = page.getByRole('link', { name: /通知，\d+ 条未读/ })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  await expect(bell).toBeVisible()
  const before = await unread()
  await bell.click()
  await expect(page).toHaveURL(/\/notification\/list$/)
  await expect(page).toHaveTitle(/^通知列表 - /)
  await expect(page.getByRole('tab', { name: '通知列表' })).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('list', { name: '通知公告' }).getByRole('listitem')
  await expect(page.getByText(`${before} 条未读`)).toBeVisible()

  await test.step('by part of the title, type and state, kept in the address', async () => {
    await page.getByLabel('按标题搜索').fill('三水仓')
    await expect(rows).toHaveText([/三水仓提货时间调整/])
    await page.getByLabel('按标题搜索').fill('')
    await page.getByLabel('类型').click()
    await page.getByRole('option', { name: '政策文件' }).or(page.getByTitle('政策文件')).last().click()
    await expect(rows.first()).toContainText('政策')
    await expect(page).toHaveURL(/type=policy/)
    await page.getByRole('checkbox', { name: '仅看未读' }).check()
    await expect(page).toHaveURL(/unread=1/)
  })

  await test.step('coming back shows the same', async () => {
    await page.getByRole('tab', { name: '首页' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('tab', { name: '通知列表' }).click()
    await expect(page).toHaveURL(/unread=1.*type=policy|type=policy.*unread=1/)
    await expect(page.getByRole('checkbox', { name: '仅看未读' })).toBeChecked()
  })

  await test.step('opening one marks it as read, here and in the database [S-2.10]', async () => {
    await bell.click()
    await rows.getByRole('link', { name: '三水仓提货时间调整' }).click()
    await expect(page.getByRole('heading', { name: '三水仓提货时间调整' })).toBeVisible()
    await expect(page).toHaveTitle(/^三水仓提货时间调整 - /)
    await expect(page.getByRole('tab', { name: '三水仓提货时间调整' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect.poll(unread).toBe(before - 1)
    expect((await receivedNotice(portal, world, 'wangjing', '三水仓提货时间调整')).isRead).toBe(true)
  })

  await test.step('all of them at once', async () => {
    await page.getByRole('link', { name: '返回通知列表' }).click()
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('0 条未读')).toBeVisible()
    await expect(page.getByRole('link', { name: '通知列表', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
  })
})

test.describe('in a large company', () => {
  test.use({ scenarios: ['large-company'] })

  test('hundreds of notices come page by page [S-2.15]', async ({ page, portal, world }) => {
    await enter(page, portal, 'admin')
    await page.goto('/notification/list')
    const rows = page.getByRole('list', { name: '通知公告' }).getByRole('listitem')
    await expect(rows).toHaveCount(20)
    const first = await rows.first().textContent()
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows.first()).not.toHaveText(first ?? '')
    // Each navigation begins at the top, this one too.
    await expect(rows.first()).toBeInViewport()
    await page.reload()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows).toHaveCount(20)

    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('0 条未读')).toBeVisible()
    const left = await inWorld(portal, world, async (opened) =>
      opened.db.noticeRecipient.count({
        where: {
          userId: await userIdOf(opened, 'admin'),
          readAt: null,
          notice: { status: 'published', startDate: { lte: opened.now() } },
        },
      }),
    )
    expect(left).toBe(0)
  })
})

test.describe('with thousands of notices', () => {
  test.use({ scenarios: ['many-notices'] })

  test('every one can be paged to, searched and filtered [S-9.11]', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.goto('/notification/list')
    const rows = page.getByRole('list', { name: '通知公告' }).getByRole('listitem')
    const found = page.getByRole('status').filter({ hasText: /共 [\d,]+ 条/ })
    const count = async () => Number(((await found.textContent()) ?? '').replaceAll(/\D/g, ''))
    await expect(rows).toHaveCount(20)
    const all = await count()
    expect(all).toBeGreaterThan(5000)

    const last = Math.ceil(all / 20)
    await page.getByRole('listitem', { name: String(last), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`page=${last}$`))
    await expect(rows).toHaveCount(all - (last - 1) * 20)

    // A search begins at its first page.
    await page.getByLabel('按标题搜索').fill('培训')
    await expect(rows).toHaveCount(20)
    await expect(page).not.toHaveURL(/page=/)
    for (const text of await rows.allTextContents()) expect(text).toContain('培训')
    const training = await count()
    expect(training).toBeLessThan(all)

    await rows.getByRole('link').first().click()
    await page.getByRole('link', { name: '返回通知列表' }).click()
    await page.getByLabel('按标题搜索').fill('培训')
    await page.getByRole('checkbox', { name: '仅看未读' }).check()
    await expect.poll(count).toBe(training - 1)
  })
})

test.describe('when the notices cannot be loaded', () => {
  test.use({ expectedPageErrors: [/status of 500/] })

  test('the list says so without a toast, and loads them on demand', async ({ page, portal, world }) => {
    const control = controlOf(portal)
    await control.addFault({
      pathParams: { world },
      body: { target: 'findNoticeList', kind: 'httpStatus', httpStatus: 500 },
    })
    await enter(page, portal, 'wangjing')
    await page.goto('/notification/list')
    await expect(page.getByRole('alert').filter({ hasText: '通知公告加载失败' })).toBeVisible()
    await expect(page.getByText('系统错误')).toBeHidden()
    await control.clearFaults({ pathParams: { world } })
    await page
      .getByRole('main')
      .getByRole('button', { name: /重\s*试/ })
      .click()
    await expect(page.getByRole('link', { name: '三水仓提货时间调整' })).toBeVisible()
  })
})

inLooks(everyLook, () => {
  test('list, notice, policy and profile are accessible and fit', async ({ page, portal, world }) => {
    await enter(page, portal, 'wangjing')
    const { address, noticeId } = await receivedNotice(portal, world, 'wangjing', '瓷砖事业部季度返利政策')
    for (const [path, heading] of [
      ['/notification/list', '通知公告'],
      [address, '瓷砖事业部季度返利政策'],
      [`/announcement/policyDetails?id=${noticeId}`, '瓷砖事业部季度返利政策'],
      ['/profile', '王静'],
    ] as const) {
      // Each in a tab bar that has room for it.
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})
