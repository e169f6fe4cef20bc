import { openNoticeList, receivedNotice } from './support/notices.ts'
import { chooseLanguage, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('notices are found, read and counted down, and all of them marked as read [S-1.6] [S-2.9]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { clerk, notice, policy } }) => {
  await enter(page, portal, clerk.userName)
  const bell = page.getByRole('button', { name: /通知，\d+ 条未读/ })
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  await expect(bell).toBeVisible()
  const before = await unread()
  await bell.press('Enter')
  await expect(page.getByRole('link', { name: '全部通知' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await openNoticeList(page)
  await expect(page).toHaveURL(/\/notification\/list$/)
  await expect(page).toHaveTitle(/^通知列表 - /)
  await expect(page.getByRole('tab', { name: '通知列表' })).toHaveAttribute('aria-selected', 'true')
  const rows = page.getByRole('list', { name: '通知公告' }).getByRole('listitem')
  await expect(page.getByText(`${before} 条未读`)).toBeVisible()

  await test.step('by part of the title, type and state, kept in the address', async () => {
    await page.getByLabel('按标题搜索').fill(notice.part)
    await expect(rows).toHaveText([new RegExp(notice.title)])
    await page.getByLabel('按标题搜索').fill('')
    await page.getByRole('button', { name: '类型' }).click()
    await page.getByRole('option', { name: '政策文件' }).click()
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
    await openNoticeList(page)
    await rows.getByRole('link', { name: notice.title }).click()
    await expect(page.getByRole('heading', { name: notice.title })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${notice.title} - `))
    await expect(page.getByRole('tab', { name: notice.title })).toHaveAttribute('aria-selected', 'true')
    await expect.poll(unread).toBe(before - 1)
    expect((await receivedNotice(portal, world, clerk.userName, notice.title)).isRead).toBe(true)
  })

  await test.step('a policy has a page of its own, in a tab that survives a reload [S-2.8]', async () => {
    await page.getByRole('link', { name: '返回通知列表' }).click()
    await page.getByRole('link', { name: policy.title }).click()
    await expect(page).toHaveURL(/\/announcement\/policyDetails\?id=\d+$/)
    await expect(page).toHaveTitle(/^政策详情 - /)
    await expect(page.getByText(policy.sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(policy.file) })).toBeVisible()
    await expect
      .poll(async () => (await receivedNotice(portal, world, clerk.userName, policy.title)).isRead)
      .toBe(true)
    await page.reload()
    await expect(page.getByRole('tab', { name: '政策详情' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tab', { name: '通知列表' })).toBeVisible()
  })

  await test.step('all of them are marked as read at once', async () => {
    await page.getByRole('tab', { name: '通知列表' }).click()
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('0 条未读', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '通知列表', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
  })

  await test.step('a policy follows the language', async () => {
    await page.getByRole('tab', { name: '政策详情' }).click()
    await page.getByTitle('我的账号').click()
    await chooseLanguage(page, 'English')
    await expect(page.getByRole('tab', { name: 'Policy details' })).toBeVisible()
    await expect(page).toHaveTitle(/^Policy details - /)
    await expect(page.getByRole('heading', { name: policy.titleEn })).toBeVisible()
  })
})
