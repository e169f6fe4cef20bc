import { specifiedSystems } from '@portal/protocol/systems'
import { waitingApproval } from './support/database.ts'
import { expect, test } from './support/portal.ts'
import { watchAddresses } from './support/sign-on.ts'

test.use({ locale: 'zh-CN' })

const jumpTo = (values: Readonly<Record<string, string>>) => `/dashboard?${new URLSearchParams(values)}`

test('a jump with a token signs on and opens the approval; the token is sent once, in no address, and stored nowhere; a dead one says so [S-2.17] [S-8.7]', {
  tag: ['@smoke', '@any-company', '@permissions'],
}, async ({ page, portal, world, cast: { manager, childRoot } }) => {
  const { path, menu, systemCode, businessKey } = await waitingApproval(portal, world, manager.userName)
  const token = await portal.certificateOf(manager.userName)
  await test.step('a dead token leads to the sign-in', async () => {
    await page.goto(jumpTo({ token: 'long-gone' }))
    await expect(page.getByRole('alert')).toHaveText('跳转指定页面 ~ 单点登录失败 ~ 登录凭证无效或已过期')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/)
  })

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
