import type { Page } from '@playwright/test'
import { systemRule } from '@portal/protocol/systems'
import { expectAccessible } from './support/accessibility.ts'
import { waitingApproval } from './support/database.ts'
import { enter, signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { certificateOf, watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

const jumpTo = (values: Readonly<Record<string, string>>) => `/dashboard?${new URLSearchParams(values)}`
const noMatch = '跳转指定页面失败 ~ 没有匹配到目标菜单权限'

test('a jump with a token signs on and opens the approval that waits; the token is told and kept nowhere else [S-2.17]', async ({
  page,
  portal,
  world,
}) => {
  const { path, ...approval } = await waitingApproval(portal, world, 'liufang')
  const token = await certificateOf(portal, world, 'liufang')
  const told = watchAddresses(page)
  await page.goto(jumpTo({ ...approval, token }))
  await expect(page.getByRole('heading', { name: `审批 ${approval.businessKey}` })).toBeVisible()
  const rule = systemRule(approval.systemCode)
  const place = rule.opens === 'inside' ? `/child/${rule.app}${path}` : ''
  await expect(page).toHaveURL(`${portal.url}${place}?businessKey=${approval.businessKey}`)
  await expect(page.getByRole('tab', { name: `审批 ${approval.businessKey}` })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  const elsewhere = told.filter((address) => address.includes(token) && !address.includes('/getUserInfo?'))
  expect(elsewhere).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(token)
  const journal = await (await page.request.get(`/__portal/worlds/${world}/requests`)).text()
  expect(journal).toContain('getUserInfo')
  expect(journal).not.toContain(token)

  await test.step('and leaves nothing of itself in the address of the dashboard', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${portal.url}/dashboard`)
  })
})

test('a jump without a session goes on after the sign-in', async ({ page, portal, world }) => {
  const { path: _path, ...approval } = await waitingApproval(portal, world, 'liufang')
  await page.goto(jumpTo(approval))
  await signIn(page, portal, 'liufang')
  await expect(page.getByRole('heading', { name: `审批 ${approval.businessKey}` })).toBeVisible()
})

test('a jump with a dead token resets the session and leads to the sign-in [S-8.7]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto(jumpTo({ menu: 'OSS_APPROVALS', businessKey: 'TC1', token: 'long-gone' }))
  await expect(page.getByRole('alert')).toHaveText('跳转指定页面 ~ 单点登录失败 ~ 登录已过期，请重新登录')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('Admin-Token')
})

test('a token that no call could carry is refused like a dead one', async ({ page, portal }) => {
  await enter(page, portal, 'wangjing')
  await page.goto(jumpTo({ menu: 'OSS_APPROVALS', businessKey: 'TC1', token: '证书' }))
  await expect(page.getByRole('alert')).toHaveText(
    '跳转指定页面 ~ 单点登录失败 ~ 链接已失效，请重新获取链接。',
  )
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
})

test('a jump to a menu that the user does not have says so and stays at home [S-8.8]', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'wangjing')
  await page.goto(jumpTo({ menu: 'CZDP_APPROVALS', systemCode: 'CZDP', businessKey: 'X1' }))
  await expect(page.getByText(noMatch)).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
})

/** Only one of 王静's departments is selected, on every visit. */
const selectCeramicAlone = (page: Page) =>
  page.addInitScript(() => {
    const record = { value: ['CERAMIC'], expiresAt: Date.now() + 3_600_000 }
    localStorage.setItem('RTM_departments', JSON.stringify(record))
  })

const bathroomDealers = { menu: 'OSS_BATHROOM_DEALERS', systemCode: 'OSS', businessKey: 'X1' }

test('a jump to a menu of another department offers to select it, and goes on', async ({ page, portal }) => {
  await selectCeramicAlone(page)
  await enter(page, portal, 'wangjing')
  await page.goto(jumpTo(bathroomDealers))
  const question = page.getByRole('dialog', { name: '目标页面属于其他事业部' })
  await expect(question).toContainText('“卫浴经销商”属于您的事业部')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: '选中并继续' }).press('Enter')
  await expect(page).toHaveURL(/\/child\/oms\/bathroom\/dealers\?businessKey=X1$/)
})

test('whoever declines another department stays at home, and is not asked again by a reload', async ({
  page,
  portal,
}) => {
  await selectCeramicAlone(page)
  await enter(page, portal, 'wangjing')
  await page.goto(jumpTo(bathroomDealers))
  const question = page.getByRole('dialog', { name: '目标页面属于其他事业部' })
  await question.getByRole('button', { name: /取\s*消/ }).click()
  await expect(question).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: /王静/ })).toBeVisible()
  await expect(page).toHaveURL(`${portal.url}/dashboard`)
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveCount(1)
})
