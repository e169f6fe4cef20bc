import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test('a card shows that it waits in the colors that the system forces, too', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  // Never answered.
  await page.route('**/pickOrderList*', () => undefined)
  await enter(page, portal, 'wangjing')
  const card = page.getByRole('region', { name: '提货单' })
  await expect(card.getByRole('button', { name: '刷新提货单' })).toBeVisible()
  const rows = card.locator('[aria-hidden=true]').last()
  const picture = () => rows.screenshot({ animations: 'disabled' })
  const shown = await picture()
  await rows.evaluate((box) => box.style.setProperty('opacity', '0'))
  expect((await picture()).equals(shown)).toBe(false)
})
