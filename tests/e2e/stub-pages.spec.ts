import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'
import { main } from './support/working-day.ts'

test.use({ locale: 'zh-CN' })

/** A field of the page on the screen; pages of other tabs are hidden, not gone. */
const field = (page: Page, label: string) =>
  main(page).getByLabel(label, { exact: true }).filter({ visible: true })

/** Fields that are the first wrong one of a page, after what its address fills in. */
const wrongFields = [
  ['orders/ceramic/sample/new?distributorCode=D1001&productCode=T1001', '新建样砖下单', '数量'],
  ['pickups/bookings?orderNo=TC1', '提货预约', '提货日期'],
] as const

const lowDesktop = { width: 1440, height: 600 }
const phone = { width: 390, height: 844 }

test('a list is sorted, filtered and opened, its rows are acted on, and a form leads to its first wrong field', {
  tag: '@smoke',
}, async ({ page, portal }) => {
  await enterAt(page, portal, 'admin', '/child/ltc/contracts')

  await test.step('contracts', async () => {
    const rows = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
    await expect(rows.first()).toBeVisible()
    await main(page).getByRole('columnheader', { name: '金额' }).click()
    await expect(page).toHaveURL(/sort=amount/)
    const number = (await rows.first().getByRole('button').textContent()) ?? ''
    await main(page).getByRole('textbox', { name: '合同编号' }).fill(number)
    await main(page)
      .getByRole('button', { name: /查\s*询/ })
      .click()
    await expect(rows).toHaveCount(1)
    await rows.first().click()
    const beside = page.getByRole('dialog', { name: `合同 ${number}` })
    await expect(beside.getByText('签订日期')).toBeVisible()
    await beside.getByRole('button', { name: '在页签中打开' }).click()
    await expect(main(page).getByRole('heading', { name: `合同 ${number}`, level: 1 })).toBeVisible()
  })

  await test.step('points that wait', async () => {
    await goWithin(page, '/child/oms/points?status=waiting')
    const first = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first()
    const number = await first.getByRole('checkbox').getAttribute('aria-label')
    await first.getByRole('checkbox').check()
    await main(page).getByRole('button', { name: '积分入账' }).click()
    await expect(main(page).getByRole('checkbox', { name: number ?? '' })).toHaveCount(0)
  })

  for (const [path, name, wrong] of wrongFields) {
    await test.step(`${name}, ${wrong}`, async () => {
      await goWithin(page, `/child/oms/${path}`)
      await expect(main(page).getByRole('heading', { name, level: 1 })).toBeVisible()
      for (const size of [lowDesktop, phone]) {
        await page.setViewportSize(size)
        await main(page)
          .getByRole('button', { name: /^提\s*交$/ })
          .filter({ visible: true })
          .press('Enter')
        await expect(field(page, wrong)).toBeFocused()
        for (const text of [
          main(page).locator('label', { hasText: wrong }),
          main(page).getByText(new RegExp(`^请(输入|选择)${wrong}`)),
        ])
          await expect(text.filter({ visible: true })).toBeInViewport({ ratio: 1 })
      }
    })
  }
  await page.setViewportSize({ width: 1440, height: 900 })

  await test.step('a draft is in the list, survives a reload and not the sign-out', async () => {
    const draft = main(page).getByRole('listitem').filter({ hasText: '草稿' })
    await goWithin(page, '/child/oms/orders/ceramic/new?distributorCode=D1001&lines=T1001*120')
    const quantity = main(page).getByRole('spinbutton', { name: '第 1 行数量' })
    await expect(quantity).toHaveValue('120')
    await main(page).getByRole('button', { name: '保存草稿', exact: true }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/draft=/)
    await goWithin(page, '/child/oms/orders/ceramic')
    await page.reload()
    await expect(draft).toContainText('T1001 × 120')
    await draft.getByRole('button', { name: '继续填写' }).click()
    await expect(quantity).toHaveValue('120')
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(await kept()).toContain('T1001')
    await signOut(page, '周明远')
    expect(await kept()).not.toContain('T1001')
  })
})
