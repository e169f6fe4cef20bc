import type { Page } from '@playwright/test'

interface Withheld {
  /** How often it was requested and refused. */
  times: number
  isBack: boolean
}

/** Some versions of Chromium keep a module that failed to load for the life of the page, as HTML once required. */
async function keepsFailedModules(page: Page): Promise<boolean> {
  await page.route('**/keeps-failed-modules*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Modules</title>' }),
  )
  let isThere = false
  await page.route('**/keeps-failed-modules.js', (route) =>
    route.fulfill(isThere ? { contentType: 'text/javascript', body: '' } : { status: 404 }),
  )
  await page.goto('/keeps-failed-modules')
  const load = () =>
    page.evaluate(
      (file) =>
        import(file).then(
          () => true,
          () => false,
        ),
      '/keeps-failed-modules.js',
    )
  await load()
  isThere = true
  return !(await load())
}

/** For tests of the retry. @throws where the browser never fetches a module again: only a reload helps in it */
export async function needFreshModules(page: Page): Promise<void> {
  if (await keepsFailedModules(page))
    throw new Error(
      'This browser keeps modules that failed to load; the test needs one that fetches them again, such as Chromium 156',
    )
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

/** The one file of the portal's code that contains `mark` is answered with 404 until it is restored. */
export const withhold = async (page: Page, mark: RegExp): Promise<Withheld> =>
  (await withholdAll(page, { file: mark })).file
