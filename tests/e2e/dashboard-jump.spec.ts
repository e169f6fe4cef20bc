import type { Page } from '@playwright/test'
import { specifiedSystems } from '@portal/protocol/systems'
import { waitingApproval } from './support/database.ts'
import { goWithin } from './support/navigation.ts'
import { fillOrder, newOrder } from './support/new-order.ts'
import { enterAt } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateCookie } from './support/sessions.ts'
import { watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

const jumpTo = (values: Readonly<Record<string, string>>) => `/dashboard?${new URLSearchParams(values)}`

test('a jump with a token signs on and opens the approval; the token is sent once, in no address, and stored nowhere [S-2.17]', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, world, cast: { manager, childRoot } }) => {
  const { path, menu, systemCode, businessKey } = await waitingApproval(portal, world, manager.userName)
  const token = await portal.certificateOf(manager.userName)
  const addresses = watchAddresses(page)
  await page.goto(jumpTo({ menu, systemCode, businessKey, token }))
  await expect(page.getByRole('heading', { name: `审批 ${businessKey}` })).toBeVisible()
  const rule = specifiedSystems.rule(systemCode)
  const place = rule.opens === 'inside' ? `${childRoot}/${rule.app}${path}` : ''
  await expect(page).toHaveURL(`${portal.url}${place}?businessKey=${businessKey}`)
  await expect(page.getByRole('tab', { name: `审批 ${businessKey}` })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  expect(addresses.filter((one) => one.includes(token))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(token)
  const journal = await (await page.request.get(`/__portal/worlds/${world}/requests`)).text()
  expect(journal).toContain('ssoLogin')
  expect(journal).not.toContain(token)

  await test.step('Back leads to the home page without the values of the jump', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${portal.url}/dashboard`)
  })
})

test('a jump whose token is dead leads to the sign-in, and signs no user out [S-8.7]', async ({
  page,
  portal,
}) => {
  const refusal = '跳转指定页面 ~ 单点登录失败 ~ 登录凭证无效或已过期'
  const jump = jumpTo({ token: 'long-gone' })
  await page.goto(jump)
  await expect(page.getByRole('alert')).toHaveText(refusal)
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)

  const certificate = await portal.signInAs('wangjing')
  await page.goto(jump)
  await expect(page.getByText(refusal)).toBeVisible()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  expect(await certificateCookie(page)).toBe(certificate)
})

test('a jump to a page of another department offers to select it: refusal stays at home for good, consent opens the page', async ({
  page,
  portal,
}) => {
  // Only one of the departments is selected, on every load.
  await page.addInitScript(() => {
    const record = { value: ['CERAMIC'], expiresAt: Date.now() + 3_600_000 }
    localStorage.setItem('RTM_departments', JSON.stringify(record))
  })
  const jump = jumpTo({ menu: 'OSS_BATHROOM_DEALERS', systemCode: 'OSS', businessKey: 'X1' })
  const question = page.getByRole('dialog', { name: '目标页面属于其他事业部' })

  await enterAt(page, portal, 'wangjing', jump)
  await expect(question).toContainText('“卫浴经销商”属于您的事业部')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  // Nothing of the jump is left that a reload could repeat.
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
  await expect(page.getByRole('tab')).toHaveCount(1)

  await goWithin(page, jump)
  await question.getByRole('button', { name: '选中并继续' }).press('Enter')
  await expect(page).toHaveURL(/\/child\/oms\/bathroom\/dealers\?businessKey=X1$/)
})

const question = (page: Page) => page.getByRole('dialog', { name: '目标页面需要其他角色' })
const actsAs = (page: Page, responsibility: string) =>
  page.getByRole('banner').getByRole('button', { name: responsibility })

test('a jump to a page of another responsibility switches to it only with consent and without loss of unsaved input', {
  tag: ['@smoke', '@any-company'],
}, async ({ page, portal, cast: { sales, roles, ofSecondRole } }) => {
  const [first, second] = roles
  const payments = { menu: ofSecondRole.code, systemCode: 'LTC', businessKey: 'HK1' }
  const token = await portal.certificateOf(sales.userName)
  const switchAndContinue = () => question(page).getByRole('button', { name: '切换并继续' })

  await page.goto(jumpTo({ ...payments, token }))
  await expect(question(page)).toContainText(
    `“${ofSecondRole.name}”属于您的角色“${second}”，当前角色为“${first}”`,
  )
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await question(page)
    .getByRole('button', { name: /取\s*消/ })
    .click()
  await expect(page).toHaveURL(`${portal.url}/dashboard`)

  await test.step('unsaved input is asked about before the switch', async () => {
    await goWithin(page, newOrder().address)
    await fillOrder(page, '佛山经销商')
    await goWithin(page, jumpTo(payments))
    await switchAndContinue().click()
    const unsaved = page.getByRole('dialog').filter({ hasText: newOrder().name })
    await unsaved.getByRole('button', { name: '继续编辑' }).click()
    await expect(actsAs(page, first)).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/dashboard`)

    await goWithin(page, jumpTo(payments))
    await switchAndContinue().click()
    const loaded = page.waitForEvent('load')
    await unsaved.getByRole('button', { name: /放\s*弃/ }).click()
    await loaded
  })

  // Nothing of that number waits for an approval: the page leads on to its record.
  await expect(page).toHaveURL(`${portal.url}${ofSecondRole.address}/HK1`)
  await expect(actsAs(page, second)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(page.url()).not.toContain(token)
  await page.goBack()
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
})
