import { expectTyped, newOrder, typeOrder } from './support/new-order.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

test.describe('a part of an old deployment', () => {
  test.use({ expectedPageErrors: [/Failed to load resource|dynamically imported module/] })

  test('a panel that is gone says so, is logged, and can be asked for again', async ({ page, portal }) => {
    await enter(page, portal, 'wangjing')
    const isPanel = /\/assets\/settings-drawer-.*\.js/
    await page.route(isPanel, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: '界面设置' }).click()
    await expect(page.getByText('无法打开，请检查网络后重试。')).toBeVisible()
    await expect(page.getByRole('button', { name: '错误日志（1）' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
    await page.unroute(isPanel)
    await page.getByRole('button', { name: '界面设置' }).click()
    await expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible()
  })

  test('a dialog that is gone offers a reload, once nothing unsaved is left', async ({ page, portal }) => {
    await page.route(/\/assets\/change-password-form-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    )
    await enter(page, portal, 'wangjing')
    await page.route(`${portal.url}/`, (route) =>
      route.fulfill({ body: '<script type="module" src="/assets/index-newer.js"></script>' }),
    )
    await typeOrder(page, 'Foshan')
    await page.getByRole('button', { name: '王静' }).click()
    await page.getByRole('menuitem', { name: '修改密码' }).click()
    const failure = page.getByRole('alert').filter({ hasText: '门户已更新' })
    await expect(failure).toContainText('请先保存')
    await expect(failure.getByRole('button', { name: '重新加载' })).toBeDisabled()

    await page.getByRole('tab', { name: newOrder }).press('Delete')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /放\s*弃/ })
      .click()
    await expect(failure.getByRole('button', { name: '重新加载' })).toBeEnabled()
    await expect(page.getByRole('button', { name: '错误日志（1）' })).toBeVisible()
  })
})

test('/redirect goes on to the page behind it with its query, built anew [S-2.7]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto('/redirect/child/oms/orders/ceramic?page=2')
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\?page=2$/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goto('/redirect//evil.example/x')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('/redirect asks before it takes unsaved input', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await typeOrder(page, 'Foshan')
  await page.evaluate(() => {
    history.pushState({}, '', '/redirect/child/oms/orders/ceramic/new')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
  await expect(question).toBeVisible()

  await test.step('no longer once it is left', async () => {
    await page.goBack()
    await expect(question).toHaveCount(0)
    await page.goForward()
    await expect(question).toHaveCount(1)
    await question.getByRole('button', { name: /取\s*消/ }).click()
    await expect(question).toHaveCount(0)
    await expectTyped(page, 'Foshan')
  })
})

test('/redirect leads to no other site, however one is written [S-2.7]', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  for (const other of ['%2F%2Fevil.example', '%5Cevil.example', '\\\\evil.example', 'https://evil.example']) {
    await page.goto(`/redirect/${other}/x`)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(new URL(page.url()).origin).toBe(portal.url)
  }
})
