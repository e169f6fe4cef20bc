import { addWidget } from '../support/home.ts'
import { inspect } from '../support/looks.ts'
import { goWithin } from '../support/navigation.ts'
import { receivedNotice } from '../support/notices.ts'
import { enterAt } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test.use({ locale: 'zh-CN' })

test('home pages of a dealer and of an empty company, notices and the profile are accessible and fit', {
  tag: ['@smoke', '@one-backend'],
}, async ({ page, portal, world }) => {
  test.slow()
  const busy = page.getByRole('main').locator('[aria-busy=true]')

  await test.step('home of a dealer', async () => {
    await enterAt(page, portal, 'dealer.chengdu', '/dashboard')
    await expect(page.getByRole('region', { name: '销售订单' }).getByRole('listitem').first()).toBeVisible()
    await expect(busy).toHaveCount(0)
    await inspect(page, 'home')
    await addWidget(page, '资金与积分')
    await page.getByRole('button', { name: '核对并入账' }).click()
    const drawer = page.getByRole('dialog', { name: '待入账积分' })
    await drawer.getByRole('checkbox').nth(1).check()
    await inspect(page, 'points that wait')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: '自定义首页' }).click()
    await expect(page.getByRole('region', { name: '自定义首页' })).toBeVisible()
    await inspect(page, 'arranging of the home page')
  })

  await test.step('notices and the profile', async () => {
    const { address, noticeId } = await receivedNotice(portal, world, 'wangjing', '瓷砖事业部季度返利政策')
    await enterAt(page, portal, 'wangjing', '/notification/list')
    for (const [path, heading] of [
      ['/notification/list', '通知公告'],
      [address, '瓷砖事业部季度返利政策'],
      [`/announcement/policyDetails?id=${noticeId}`, '瓷砖事业部季度返利政策'],
      ['/approvals', '我的审批'],
      ['/profile', '王静'],
    ] as const) {
      await goWithin(page, path)
      await expect(page.getByRole('main').getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expect(busy).toHaveCount(0)
      await inspect(page, path.replace(/[-?].*/, ''))
    }
  })

  await test.step('home of an empty company', async () => {
    await portal.apply('empty-company')
    await enterAt(page, portal, 'admin', '/dashboard')
    await expect(busy).toHaveCount(0)
    await inspect(page, 'home')
  })
})

test.describe('a questionnaire', () => {
  test.use({ questionnaires: true })

  test('is accessible and fits', async ({ page, portal }) => {
    await enterAt(page, portal, 'dealer.foshan', '/dashboard')
    await expect(page.getByRole('dialog', { name: '问卷调查' })).toBeVisible()
    await inspect(page, 'questionnaire')
  })
})
