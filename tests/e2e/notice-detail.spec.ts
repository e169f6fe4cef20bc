import { readFile } from 'node:fs/promises'
import { controlOf } from './support/control.ts'
import { receivedNotice } from './support/notices.ts'
import { chooseLanguage, enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { inWorld } from './support/world-state.ts'

test.use({ locale: 'zh-CN' })

const priceChange = '石韵系列大理石砖价格调整通知'

test('an attachment is downloaded under its name, as the server has it', async ({ page, portal, world }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await enter(page, portal, 'wangjing')
  const certificate = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const { address } = await receivedNotice(portal, world, 'wangjing', priceChange)
  await page.goto(address)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /瓷砖产品价目表\.csv/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('瓷砖产品价目表.csv')
  const content = await readFile(await download.path(), 'utf8')
  const kept = await inWorld(portal, world, ({ db }) =>
    db.sharedFile.findFirstOrThrow({ where: { name: '瓷砖产品价目表.csv' } }),
  )
  expect(content).toBe(kept.content)
  const files = addresses.filter((one) => one.includes('/files/download/'))
  expect(files).toHaveLength(1)
  expect(files[0]).not.toContain(certificate)
})

test.describe('when a file or a notice is gone', () => {
  test.use({ expectedPageErrors: [/status of (404|500)/] })

  test('a download that fails is told', async ({ page, portal, world }) => {
    await enter(page, portal, 'wangjing')
    const { address } = await receivedNotice(portal, world, 'wangjing', priceChange)
    await page.goto(address)
    const file = page.getByRole('link', { name: /瓷砖产品价目表\.csv/ })
    await expect(file).toBeVisible()
    await inWorld(portal, world, ({ db }) => db.sharedFile.deleteMany({}))
    await file.click()
    await expect(page.getByText(/^文件.*瓷砖产品价目表\.csv.*不存在/)).toBeVisible()
  })

  test('a failing call is told in the page, with a way on', async ({ page, portal, world }) => {
    const control = controlOf(portal)
    const { address } = await receivedNotice(portal, world, 'wangjing', priceChange)
    await control.addFault({
      pathParams: { world },
      body: { target: 'findNoticeDetail', kind: 'httpStatus', httpStatus: 500 },
    })
    await enter(page, portal, 'wangjing')
    await page.goto(address)
    await expect(page.getByText('该通知暂时无法显示')).toBeVisible()
    await expect(page.getByText('系统错误')).toBeHidden()
    await control.clearFaults({ pathParams: { world } })
    await page
      .getByRole('main')
      .getByRole('button', { name: /重\s*试/ })
      .click()
    await expect(page.getByRole('heading', { name: priceChange, level: 1 })).toBeVisible()
  })

  test('a notice of somebody else is refused in the words of the server', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.goto('/notification/detail-9999-policy-1')
    await expect(page.getByText('该通知暂时无法显示')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('9999')
    await page.getByRole('main').getByRole('button', { name: '返回通知列表' }).click()
    await expect(page).toHaveURL(/\/notification\/list$/)
  })
})

for (const address of [
  '/notification/detail-x-policy-1',
  '/notification/detail-1-policy',
  '/notification/other',
  '/announcement/policyDetails',
  '/announcement/policyDetails?id=5x',
]) {
  test(`${address} names no notice`, async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
  })
}

test('a policy has a page of its own, in a tab that survives a reload and follows the language [S-2.8]', async ({
  page,
  portal,
  world,
}) => {
  await enter(page, portal, 'wangjing')
  await page.getByRole('link', { name: /通知，\d+ 条未读/ }).click()
  await page.getByRole('link', { name: '瓷砖事业部季度返利政策' }).click()
  await expect(page).toHaveURL(/\/announcement\/policyDetails\?id=\d+$/)
  await expect(page).toHaveTitle(/^政策详情 - /)
  await expect(page.getByText('满 100 万元返 2%')).toBeVisible()
  await expect(page.getByRole('link', { name: /返利结算常见问题\.txt/ })).toBeVisible()
  await expect
    .poll(async () => (await receivedNotice(portal, world, 'wangjing', '瓷砖事业部季度返利政策')).isRead)
    .toBe(true)

  await page.reload()
  await expect(page.getByRole('tab', { name: '政策详情' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { name: '通知列表' })).toBeVisible()
  await page.getByTitle('我的账号').click()
  await chooseLanguage(page, 'English')
  await expect(page.getByRole('tab', { name: 'Policy details' })).toBeVisible()
  await expect(page).toHaveTitle(/^Policy details - /)
  await expect(
    page.getByRole('heading', { name: 'Quarterly rebate policy of the Ceramic Tile Division' }),
  ).toBeVisible()
})
