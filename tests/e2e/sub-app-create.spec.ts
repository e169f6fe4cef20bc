import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import budget from '../../budget.json' with { type: 'json' }
import { expectAccessible } from './support/accessibility.ts'
import { goWithin } from './support/navigation.ts'
import { newSubApp, subAppCommand } from './support/new-sub-app.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'
import { changedMembers, holdIdleWork, realmOf } from './support/realm.ts'

test.use({ locale: 'en-US' })

const english = { userName: 'User name', password: 'Password', submit: 'Sign in' }

/** Links the sub-app in place of `oms`, as its team would; signs in where no user is signed in yet. */
async function link(page: Page, portal: RunningPortal, url: string, isSignedIn = false): Promise<void> {
  const { stdout } = await subAppCommand('link', 'oms', url, '--portal', portal.url, '--json')
  await page.goto(JSON.parse(stdout).url)
  if (!isSignedIn) await signIn(page, portal, 'wangjing', english)
  await page.getByRole('button', { name: 'Link it' }).click()
  await expect(page.getByText(`oms from ${new URL(url).origin}`)).toBeVisible()
}

// The dev server prepares antd on the first request.
test.use({ expectedPageErrors: [/Lifecycle function bootstrap .* did not resolve or reject/] })

test('a new sub-app runs by itself as a person of the demo company, in the portal while it is written, and once it is built', async ({
  page,
  portal,
}) => {
  test.slow()
  const subApp = await newSubApp('spare-parts', 'react-kit')
  const order = page
    .getByRole('row')
    .getByText(/^TC\d+$/)
    .first()
  const openLinked = async () => {
    await page.goto('/child/oms/orders/ceramic')
    await expect(order).toBeVisible()
  }
  try {
    await writeFile(join(subApp.folder, '.env.local'), `PORTAL=${portal.url}\n`)
    const url = await subApp.dev()
    await test.step('by itself, without a certificate in its address', async () => {
      await page.goto(new URL('/sign-in?user=wangjing', url).href)
      // Its dependencies are prepared now.
      await expect(order).toBeVisible({ timeout: 90_000 })
      expect(page.url()).not.toContain('certificate')
    })

    await test.step('in the portal, where a change of its style keeps its state', async () => {
      await link(page, portal, url)
      await openLinked()
      const number = (await order.textContent()) ?? ''
      await order.click()
      const beside = page.getByRole('dialog', { name: `Order ${number}` })
      await expect(beside.getByText('Distributor')).toBeVisible()
      await subApp.edit('src/style.css', 'min-height: 100%', 'min-height: 100%; letter-spacing: 1px')
      await expect(page.locator('.spare-parts').first()).toHaveCSS('letter-spacing', '1px')
      await beside.getByRole('button', { name: 'Open in a tab' }).click()
      await expect(page.getByRole('tab', { name: `Order ${number}` })).toBeVisible()
    })

    await test.step('in the portal, as it was built', async () => {
      await link(page, portal, await subApp.preview(), true)
      await holdIdleWork(page)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const untouched = await realmOf(page)
      await goWithin(page, '/child/oms/orders/ceramic')
      await expect(order).toBeVisible()
      const number = await order.textContent()
      await goWithin(page, `/child/oms/orders/ceramic/${number}`)
      await expect(page.getByRole('tab', { name: `Order ${number}` })).toBeVisible()
      await goWithin(page, '/child/oms/orders/ceramic')
      await expect(page.getByRole('main').locator('[data-sub-app-instance]')).toHaveCount(2)
      await expect(order).toBeVisible()
      const changed = await changedMembers(untouched, await realmOf(page))
      expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(budget.realmMembers)
      await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
      await expect(page.getByRole('main')).toHaveCount(1)
      await expectAccessible(page)
    })
  } finally {
    await page.close()
    await subApp.remove()
  }
})
