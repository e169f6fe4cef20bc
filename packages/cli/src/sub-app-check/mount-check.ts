/// <reference lib="dom" />
// What stands in evaluate runs in the browser.
import type { Browser, Page } from 'playwright-core'
import { advice, type Finding, ok, problem, some } from './finding.ts'
import { lookOfPortal } from './portal-look.ts'
import { checkUnmounting } from './unmount-check.ts'
import { watchRest } from './watch-rest.ts'

const patienceMs = 40_000
const about = 'mounting'

/** The portal that the sub-app is mounted in, in place of one of its own. */
export interface CheckPortal {
  readonly url: string
  readonly certificate: string
  /** Address, below the portal's, of a page that the sub-app shows. */
  readonly page: string
  /** Address of the sub-app that is checked. */
  readonly subApp: string
}

/** Mounts the sub-app in the real frame, as a signed-in person would see it, and looks at what happens. */
export async function checkMounting(browser: Browser, portal: CheckPortal): Promise<Finding[]> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  try {
    await context.addCookies([{ name: 'Admin-Token', value: portal.certificate, url: portal.url }])
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await watchRest(page, portal.subApp)
    await page.goto(`${portal.url}/dashboard`)
    await page.getByRole('tab', { selected: true }).waitFor({ timeout: patienceMs })
    // What the home page still asks for is not the sub-app's doing.
    await page.waitForLoadState('networkidle', { timeout: patienceMs })
    const before = await lookOfPortal(page)
    errors.length = 0
    const open = () =>
      page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, portal.page)
    await open()
    const findings = await judge(page, before, errors)
    const isMounted =
      (await page.locator('main section[data-page-of][aria-busy="false"]').getByRole('alert').count()) === 0
    return isMounted ? [...findings, ...(await checkUnmounting(page, open, errors))] : findings
  } finally {
    await context.close()
  }
}

async function judge(page: Page, before: string, errors: readonly string[]): Promise<Finding[]> {
  const area = page.locator('main section[data-page-of]')
  const settled = page.locator('main section[data-page-of][aria-busy="false"]')
  const failed = area.getByRole('alert')
  try {
    await settled.or(failed).first().waitFor({ state: 'attached', timeout: patienceMs })
  } catch {
    return [
      problem(about, 'It was still not mounted after 40 seconds: mount, or what it waits for, never ends.'),
    ]
  }
  if (await failed.first().isVisible()) {
    const shown = (await failed.allInnerTexts()).join().split('\n').slice(0, 2).join('. ')
    return [problem(about, `The portal says “${shown}” ${told(errors)}`)]
  }
  const drawn = await settled
    .first()
    .evaluate((section) => section.textContent?.trim() || section.querySelector('canvas, img, svg'))
  if (!drawn) return [problem(about, `It mounts without an error but draws nothing. ${told(errors)}`)]
  return [
    errors.length > 0
      ? problem(about, `It is mounted, with errors: ${some(errors)}.`)
      : ok(about, 'It is mounted in the real frame, without an error.'),
    ...(await traces(page, before)),
  ]
}

const told = (errors: readonly string[]) =>
  errors.length > 0 ? `The errors were: ${some(errors)}.` : 'No error was told.'

async function traces(page: Page, before: string): Promise<Finding[]> {
  const findings: Finding[] = []
  if ((await lookOfPortal(page)) !== before) {
    findings.push(
      problem(
        'styles',
        'Its styles change elements of the portal, such as body, headings or buttons. Put them below a class of your own.',
      ),
    )
  }
  const head = await page.evaluate(() => ({
    titles: document.querySelectorAll('head > title').length,
    precedence: document.querySelectorAll('head > [data-precedence]').length,
  }))
  if (head.titles > 1) {
    findings.push(
      problem(
        'title',
        "It draws a <title>, which takes the place of the portal's own. Call setTabTitle of the bridge.",
      ),
    )
  }
  if (head.precedence > 0) {
    findings.push(
      problem(
        'styles',
        'It draws styles with precedence, which stay in the head of the portal after it is gone. Import style sheets instead.',
      ),
    )
  }
  const sharesAntd = await page
    .locator('main section[data-page-of][aria-busy="false"] [class*="ant-"]')
    .first()
    .evaluate((element) => [...element.classList].some((name) => name.startsWith('ant-')))
    .catch(() => false)
  if (sharesAntd) {
    findings.push(
      advice(
        'antd',
        "Its antd has the class names of the portal's own. Give ConfigProvider a prefixCls and an iconPrefixCls of your own, so that neither styles the other.",
      ),
    )
  }
  return findings
}
