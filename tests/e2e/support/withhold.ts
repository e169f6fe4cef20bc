import type { Page } from '@playwright/test'

interface Withheld {
  /** How often it was asked for and refused. */
  times: number
  isBack: boolean
}

/** Files of the portal's code, each known by a text in it, are answered 404 until they are given back. */
export async function withholdAll<Name extends string>(
  page: Page,
  marks: Readonly<Record<Name, RegExp>>,
): Promise<Record<Name, Withheld>> {
  const files = Object.entries<RegExp>(marks).map(([name, mark]) => ({
    name,
    mark,
    held: { times: 0, isBack: false },
  }))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    const refused = files.filter(({ mark, held }) => !held.isBack && mark.test(body))
    if (refused.length === 0) return route.fulfill({ response: answer, body })
    for (const { held } of refused) held.times += 1
    return route.fulfill({ status: 404, body: '' })
  })
  // Each name of `marks` has its entry.
  return Object.fromEntries(files.map(({ name, held }) => [name, held])) as Record<Name, Withheld>
}

/** The one file of the portal's code that holds `mark` is answered 404 until it is given back. */
export const withhold = async (page: Page, mark: RegExp): Promise<Withheld> =>
  (await withholdAll(page, { file: mark })).file
