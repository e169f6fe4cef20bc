import type { Page } from '@playwright/test'
import { goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { signOut } from './support/sessions.ts'

test.use({ locale: 'zh-CN' })

const main = (page: Page) => page.getByRole('main')
const saveDraft = (page: Page) => main(page).getByRole('button', { name: '保存草稿' })
const submit = (page: Page) => main(page).getByRole('button', { name: /^提\s*交$/ })
/** A field of the page on the screen; pages of other tabs are hidden, not gone. */
const field = (page: Page, label: string) =>
  main(page).getByLabel(label, { exact: true }).filter({ visible: true })

test('a list is sorted, filtered and opened, and its rows are acted on', async ({ page, portal }) => {
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
})

test('an order is kept as a draft, opened from the list, changed and deleted, and no draft survives the sign-out', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { clerk, newOrder, orders, childRoot, goods } }) => {
  const { distributor, product } = goods
  await enterAt(
    page,
    portal,
    clerk.userName,
    `${newOrder.address}?distributorCode=${distributor}&lines=${product}*120`,
  )
  const quantity = main(page).getByRole('spinbutton', { name: '第 1 行数量' })
  const keep = main(page).getByRole('button', { name: '保存草稿', exact: true })
  const drafts = main(page).getByRole('listitem').filter({ hasText: '草稿' })

  await test.step('the list shows it', async () => {
    await expect(quantity).toHaveValue('120')
    await keep.click()
    await expect(page).toHaveURL(/draft=/)
    await goWithin(page, orders.address)
    await expect(drafts).toContainText(`${product} × 120`)
  })

  await test.step('it is opened from the list after a reload, and changed', async () => {
    await page.reload()
    await drafts.getByRole('button', { name: '继续填写' }).click()
    await expect(quantity).toHaveValue('120')
    await quantity.fill('240')
    await keep.click()
    await expect(main(page).getByText('草稿已保存在本机')).toBeVisible()
    await page.getByRole('tab', { name: orders.name }).click()
    await expect(drafts).toContainText(`${product} × 240`)
    await expect(drafts).toHaveCount(1)
  })

  await test.step('it is deleted for good', async () => {
    await drafts.getByRole('button', { name: /删\s*除/ }).click()
    await page
      .getByRole('tooltip')
      .getByRole('button', { name: /删\s*除/ })
      .click()
    await expect(drafts).toHaveCount(0)
    await page.reload()
    await expect(main(page).getByRole('button', { name: '新建订单' })).toBeVisible()
    await expect(drafts).toHaveCount(0)
  })

  await test.step('a draft survives a reload and not the sign-out', async () => {
    await goWithin(page, `${childRoot}/oms/pickups/bookings`)
    await expect(main(page).getByRole('heading', { name: '提货预约', level: 1 })).toBeVisible()
    await field(page, '车牌号').fill('粤E12345')
    await saveDraft(page).click()
    await expect(main(page).getByText('草稿已保存在本机')).toBeVisible()
    await expect(page).toHaveURL(/draft=/)
    await page.reload()
    await expect(field(page, '车牌号')).toHaveValue('粤E12345')
    await signOut(page, clerk.fullName)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('粤E12345')
  })
})

/** Fields that are the first wrong one of a page, after what its address fills in. */
const wrongFields = [
  ['orders/ceramic/sample/new', '新建样砖下单', '经销商'],
  ['orders/ceramic/sample/new?distributorCode=D1001&productCode=T1001', '新建样砖下单', '数量'],
  ['orders/ceramic/changes/new?orderNo=TC1', '新建订单变更', '变更内容'],
  ['pickups/bookings?orderNo=TC1', '提货预约', '提货日期'],
] as const

const lowDesktop = { width: 1440, height: 600 }
const phone = { width: 390, height: 844 }

test('a form that is not complete leads to its first wrong field and its label, on a desk and on a phone', async ({
  page,
  portal,
}) => {
  await enterAt(page, portal, 'admin', '/dashboard')
  for (const [path, name, wrong] of wrongFields) {
    await test.step(`${name}, ${wrong}`, async () => {
      await goWithin(page, `/child/oms/${path}`)
      await expect(main(page).getByRole('heading', { name, level: 1 })).toBeVisible()
      for (const size of [lowDesktop, phone]) {
        await page.setViewportSize(size)
        await submit(page).press('Enter')
        await expect(field(page, wrong)).toBeFocused()
        for (const text of [
          main(page).locator('label', { hasText: wrong }),
          main(page).getByText(new RegExp(`^请(输入|选择)${wrong}`)),
        ])
          await expect(text.filter({ visible: true })).toBeInViewport({ ratio: 1 })
      }
    })
  }
})
