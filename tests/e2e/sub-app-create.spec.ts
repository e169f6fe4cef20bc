import type { Page } from '@playwright/test'
import type { RunningPortal } from '@portal/testing/portal-process'
import { expectAccessible } from './support/accessibility.ts'
import { type NewSubApp, newSubApp, subAppCommand, type TemplateName } from './support/new-sub-app.ts'
import { signIn } from './support/people.ts'
import { expect, test } from './support/portal.ts'

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

/** A change of the page's own code: file, its text, and the new text. */
const changes: Readonly<
  Record<Exclude<TemplateName, 'react-kit'>, readonly [file: string, before: string, after: string]>
> = {
  react: ['src/start-page.tsx', '<h1>', '<h1>Parts: '],
  vue: ['src/start-page.vue', '<h1>', '<h1>Parts: '],
  plain: ['src/start-page.ts', "('h1').textContent = ", "('h1').textContent = 'Parts: ' + "],
}

/** By itself, with a stand-in for the portal, and as dark as the browser prefers. */
async function expectRunsAlone(page: Page, url: string): Promise<void> {
  await page.goto(`${url}?path=/parts`)
  await expect(page.getByText('This tab is at /parts.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, standalone' })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Without the portal').click()
  await page.getByLabel('Role').selectOption('Sales manager')
  await expect(page.getByText('Current role: Sales manager')).toBeVisible()
  await page.getByLabel('Language').selectOption('zh')
  await expect(page.getByText('您好，standalone')).toBeVisible()
  await page.getByLabel('备注').fill('half a note')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('success: 备注已保存。')).toBeVisible()
  await page.getByRole('button', { name: '前往下一页' }).click()
  await expect(page).toHaveURL(/path=%2Fparts%2Fnext/)

  const own = page.locator('.spare-parts')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(url)
  await expect(own).toHaveCSS('color-scheme', 'dark')
  await expect(own).toHaveCSS('background-color', 'rgb(14, 17, 22)')
  await page.goto(`${url}?theme=light`)
  await expect(own).toHaveCSS('color-scheme', 'light')
  await page.emulateMedia({ colorScheme: 'light' })
}

const openLinked = async (page: Page) => {
  await page.goto('/child/oms/orders/ceramic')
  await expect(page.getByText('This tab is at /orders/ceramic.')).toBeVisible()
}

/** In the portal, where a change of its files takes effect without losing the input of its page. */
async function expectHotUpdates(
  page: Page,
  subApp: NewSubApp,
  template: keyof typeof changes,
): Promise<void> {
  await openLinked(page)
  const note = page.getByLabel('Note')
  await note.fill('half a note')
  await expect(note).toHaveValue('half a note')
  await subApp.edit('src/style.css', 'padding: 24px', 'padding: 31px')
  await expect(page.locator('.spare-parts').first()).toHaveCSS('padding-top', '31px')
  await expect(note).toHaveValue('half a note')
  await subApp.edit(...changes[template])
  await expect(page.getByRole('heading', { name: /^Parts: / })).toBeVisible()
  await expect(note).toHaveValue('half a note')

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The note is saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the next page' }).click()
  await expect(page).toHaveURL(/\/child\/oms\/orders\/ceramic\/next$/)
}

/** A change that no update can take over renders a page of the Vue template again, at its place and with nothing unsaved. */
async function expectRenderedAgain(page: Page, subApp: NewSubApp): Promise<void> {
  await page.getByLabel('Note').fill('half a note')
  await subApp.edit('src/texts.ts', "note: 'Note'", "note: 'Remark'")
  await expect(page.getByLabel('Remark')).toHaveValue('')
  await expect(page.getByText('This tab is at /orders/ceramic/next.')).toBeVisible()
  await page.getByRole('button', { name: 'Page actions' }).click()
  await page.getByRole('menuitem', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Home' })).toHaveAttribute('aria-selected', 'true')
}

for (const template of ['react', 'vue', 'plain'] as const) {
  test.describe(`a new sub-app of the template ${template}`, () => {
    let subApp: NewSubApp
    test.beforeAll(async () => {
      subApp = await newSubApp('spare-parts', template)
    })
    test.afterAll(() => subApp.remove())
    // What the dev server and its client in the page printed explains why a page was loaded again.
    let said: string[] = []
    test.beforeEach(({ page }) => {
      said = []
      page.on('load', () => said.push(`loaded ${page.url()}`))
      page.on('console', (message) => said.push(message.text()))
    })
    test.afterEach(() => {
      const { status, expectedStatus } = test.info()
      if (status !== expectedStatus) process.stdout.write(`${subApp.output()}\n${said.join('\n')}\n`)
    })

    test('runs by itself, in the portal while it is written, and once it is built', async ({
      page,
      portal,
    }) => {
      test.slow()
      const url = await subApp.dev()
      await test.step('by itself', () => expectRunsAlone(page, url))
      await test.step('in the portal, from its dev server', async () => {
        await link(page, portal, url)
        await expectHotUpdates(page, subApp, template)
        if (template === 'vue') await expectRenderedAgain(page, subApp)
      })
      await test.step('in the portal, as it was built, inside its one main landmark', async () => {
        await link(page, portal, await subApp.preview(), true)
        await openLinked(page)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expectAccessible(page)
        await expect(page.locator('.spare-parts .card').first()).toHaveCSS('background-image', /svg/)
      })
    })
  })
}

test.describe('made with the page kit', () => {
  // The dev server prepares antd on the first request.
  test.use({ expectedPageErrors: [/Lifecycle function bootstrap .* did not resolve or reject/] })

  test('a new sub-app of the template react-kit has a list and a page of one record', async ({
    page,
    portal,
  }) => {
    test.slow()
    const subApp = await newSubApp('spare-parts', 'react-kit')
    try {
      const order = page
        .getByRole('row')
        .getByText(/^TC\d+$/)
        .first()
      await test.step('in the portal, from its dev server', async () => {
        await link(page, portal, await subApp.dev())
        await page.goto('/child/oms/orders/ceramic')
        await expect(order).toBeVisible()
        const number = (await order.textContent()) ?? ''
        await order.click()
        const beside = page.getByRole('dialog', { name: `Order ${number}` })
        await expect(beside.getByText('Distributor')).toBeVisible()
        await beside.getByRole('button', { name: 'Open in a tab' }).click()
        await expect(page.getByRole('tab', { name: `Order ${number}` })).toBeVisible()
      })
      await test.step('in the portal, as it was built', async () => {
        await link(page, portal, await subApp.preview(), true)
        await page.goto('/child/oms/orders/ceramic')
        await expect(order).toBeVisible()
        await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible()
        await expectAccessible(page)
      })
    } finally {
      await subApp.remove()
    }
  })
})
