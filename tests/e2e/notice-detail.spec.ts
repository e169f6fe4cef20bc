import { readFile } from 'node:fs/promises'
import { receivedNotice } from './support/notices.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie } from './support/sessions.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/status of (404|500)/] })

test('a notice gives its files, and says in the page what it cannot show, with a way on', {
  tag: '@any-company',
}, async ({ page, portal, world, cast: { clerk, notice, attachment } }) => {
  const { title, fileName } = attachment
  const fail = (target: 'findNoticeDetail' | 'findNoticeList') =>
    portal.fault(target, 'httpStatus', { httpStatus: 500 })
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: /重\s*试/ })
  const failure = page.getByText('该通知暂时无法显示')
  // In the page, and in no toast beside it.
  const reason = page.getByText('系统错误')
  const file = page.getByRole('link', { name: new RegExp(fileName) })
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/files/download/')) files.push(request.url())
  })
  const { address } = await receivedNotice(portal, world, clerk.userName, title)

  await test.step('a call that fails is tried again', async () => {
    await fail('findNoticeDetail')
    await enterAt(page, portal, clerk.userName, address)
    await expect(failure).toBeVisible()
    await expect(reason).toHaveCount(1)
    await portal.endFaults()
    await retry.click()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  })

  await test.step('an attachment is downloaded under its name, as the server has it', async () => {
    const downloading = page.waitForEvent('download')
    await file.click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(fileName)
    const { content } = await inWorld(portal, world, ({ db }) =>
      db.sharedFile.findFirstOrThrow({ where: { name: fileName } }),
    )
    expect(await readFile(await download.path(), 'utf8')).toBe(content)
    expect(files).toHaveLength(1)
    expect(files[0]).not.toContain(await certificateCookie(page))
  })

  await test.step('one that is gone says so', async () => {
    await inWorld(portal, world, ({ db }) => db.sharedFile.deleteMany({}))
    await file.click()
    await expect(page.getByText(new RegExp(`^文件.*${fileName}.*不存在`))).toBeVisible()
  })

  await test.step('an address that names no notice leads to 404', async () => {
    for (const wrong of ['/notification/detail-1-policy', '/notification/other']) {
      await page.evaluate((path) => {
        history.pushState({}, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, wrong)
      await expect(page).toHaveURL(/\/404$/)
    }
  })

  await test.step('a notice of another user is refused in the words of the server [S-7.16]', async () => {
    await fail('findNoticeList')
    await page.goto('/notification/detail-9999-policy-1')
    await expect(failure).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '通知不存在' })).toBeVisible()
    await main.getByRole('button', { name: '返回通知列表' }).click()
    await expect(page).toHaveURL(/\/notification\/list$/)
  })

  await test.step('a list that cannot be loaded says so without a toast, and is tried again', async () => {
    await expect(page.getByRole('alert').filter({ hasText: '通知公告加载失败' })).toBeVisible()
    await expect(reason).toHaveCount(1)
    await portal.endFaults()
    await retry.click()
    await expect(page.getByRole('link', { name: notice.title })).toBeVisible()
  })
})
