import { goWithin } from './support/navigation.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN', expectedPageErrors: [/tried to take over the portal by document.cookie/] })

/** A sub-app from before the bridge, written for a window of its own. */
const script = `
const loaded = Number(sessionStorage.loaded ?? 0) + 1
sessionStorage.loaded = loaded
const ways = {
  'again': () => location.reload(),
  'this address': () => { location.href = location.href },
  'to sign-in': () => { location.href = '/login' },
  'in this window': () => window.open('/dashboard', '_self'),
  'to another site': () => { location.href = 'https://elsewhere.example/' },
  'export': () => { location.href = '/exports/orders.csv' },
  'clear storage': () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const one of document.cookie.split('; ').filter((one) => !one.startsWith('portal-world'))) document.cookie = one.split('=')[0] + '=; path=/; max-age=0'
  },
}
window.ownWindow = {
  bootstrap: async () => {},
  mount: async ({ container, base }) => {
    const place = container.querySelector('#app')
    place.innerHTML = '<input aria-label="Remark"><p class="base"></p><a href="/approvals">to approvals</a><p>loaded ' + loaded + '</p>'
    place.querySelector('.base').textContent = 'below ' + base
    for (const [name, go] of Object.entries(ways)) {
      const button = place.appendChild(document.createElement('button'))
      button.textContent = name
      button.onclick = go
    }
  },
  unmount: async ({ container }) => container.querySelector('#app').replaceChildren(),
}`

test('a sub-app written for a window of its own takes no input away', {
  tag: ['@smoke', '@session'],
}, async ({ page, context, portal }) => {
  const html =
    '<!doctype html><html><body><div id="app"></div><script src="/own-window.js"></script></body></html>'
  // Their addresses differ when they are loaded again.
  await context.route(/\/sub-apps\/oms\/(\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await context.route('**/own-window.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route('https://elsewhere.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Elsewhere' }),
  )
  await context.route('**/exports/orders.csv', (route) =>
    route.fulfill({
      headers: { 'Content-Disposition': 'attachment; filename=orders.csv' },
      contentType: 'text/csv',
      body: 'a,b',
    }),
  )
  await enterAt(page, portal, 'wangjing', '/child/oms/orders/ceramic')
  const remark = page.getByRole('textbox', { name: 'Remark' })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
  const back = async () => {
    await page.getByRole('tab', { name: '瓷砖订单查询' }).click()
    await expect(remark).toHaveValue('half a sentence')
  }
  await expect(page.getByText('below /child/oms')).toBeVisible()
  await remark.fill('half a sentence')

  await test.step('addresses of the portal are shown by the portal', async () => {
    await press('to sign-in')
    await expect(page).toHaveURL(/\/dashboard$/)
    await back()
    await press('in this window')
    await expect(page).toHaveURL(/\/dashboard$/)
    await back()
    await page.getByRole('link', { name: 'to approvals' }).click()
    await expect(page).toHaveURL(/\/approvals$/)
    await page.getByRole('tab', { name: '我的审批' }).press('Delete')
    await back()
  })

  await test.step('a page that reloads itself is loaded again, in its tab', async () => {
    await goWithin(page, '/child/oms/orders/bathroom')
    await expect(remark).toHaveValue('')
    await press('again')
    await expect(page.getByText('loaded 3')).toBeVisible()
    await expect(remark).toHaveValue('')
    await remark.fill('a word')
    await press('again')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(remark).toHaveValue('a word')
    await press('this address')
    await question.getByRole('button', { name: '放弃更改' }).click()
    await expect(page.getByText('loaded 4')).toBeVisible()
    await expect(remark).toHaveValue('')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/卫浴/)
    await page.getByRole('tab', { selected: true }).press('Delete')
    await back()
  })

  await test.step('files are saved, and all input stays', async () => {
    const saved = page.waitForEvent('download')
    await press('export')
    await saved
    await expect(question).toBeHidden()
    await expect(remark).toHaveValue('half a sentence')
  })

  await test.step('before others the user is asked', async () => {
    await press('to another site')
    await expect(question.getByText('瓷砖订单查询')).toBeVisible()
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toBeHidden()
    await expect(remark).toHaveValue('half a sentence')
  })

  await test.step('a cleared storage does not sign the user out', async () => {
    await press('clear storage')
    await page.reload()
    await expect(page.getByText('below /child/oms')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(2)
  })

  await test.step('consent leaves', async () => {
    await remark.fill('another')
    await press('to another site')
    await question.getByRole('button', { name: '放弃更改' }).click()
    await expect(page.getByText('Elsewhere')).toBeVisible()
  })
})
