import { errors as browserErrors, type Page } from 'playwright-core'
import { type Finding, ok, problem } from './finding.ts'
import { hasRendered, pageArea, portalAlert, shownPage } from './page-area.ts'
import { errorList, type Statuses, whyNotMounted } from './reported-errors.ts'
import { closeTab } from './unmount-check.ts'

const about = 'second tab'
const patienceMs = 40_000

interface Opened {
  /** Shows the first page. */
  readonly openFirst: () => Promise<void>
  readonly openSecond: () => Promise<void>
  /** Uncaught errors of the portal's page; grows while this runs. */
  readonly errors: readonly string[]
  readonly statuses: Statuses
}

/** Opens another page of the sub-app beside the first, as users do all day, and closes it. */
export async function checkSecondTab(
  page: Page,
  { openFirst, openSecond, errors, statuses }: Opened,
): Promise<Finding[]> {
  const countBefore = errors.length
  await openSecond()
  const mounted = page.locator(`${shownPage}[aria-busy="false"]`)
  const failed = page.locator(portalAlert)
  try {
    await page.locator(pageArea).nth(1).waitFor({ state: 'attached', timeout: patienceMs })
    await mounted.or(failed).first().waitFor({ state: 'attached', timeout: patienceMs })
  } catch (error) {
    if (!(error instanceof browserErrors.TimeoutError)) throw error
    const remark = 'A second tab of it is not mounted while the first one is open: mount never ends.'
    return [problem(about, remark)]
  }
  const newErrors = () => errors.slice(countBefore)
  const finding = await judgeSecond()
  await closeTab(page)
  await openFirst()
  if (finding.verdict === 'ok' && !(await hasRendered(page, shownPage)))
    return [problem(about, `A second tab of it takes away what the first one shows. ${remedy}`)]
  return [finding]

  async function judgeSecond(): Promise<Finding> {
    if (await failed.first().isVisible()) {
      const panel = (await failed.allInnerTexts()).join('\n')
      return problem(
        about,
        `A second tab of it fails while the first one is open. ${whyNotMounted(panel, newErrors(), statuses)} ${remedy}`,
      )
    }
    if (!(await hasRendered(page, shownPage)))
      return problem(about, `A second tab of it shows nothing. ${errorList(newErrors(), statuses)} ${remedy}`)
    return newErrors().length > 0
      ? problem(
          about,
          `A second tab of it is mounted, with errors. ${errorList(newErrors(), statuses)} ${remedy}`,
        )
      : ok(about, 'Two tabs of it are mounted at once.')
  }
}

const remedy = 'Draw into the container that mount gets, and keep state by container.'
