import type { Page } from '@playwright/test'

/** The file of the portal's code that holds `mark` is answered 404 until it is given back. */
export async function withhold(page: Page, mark: RegExp) {
  const held = { times: 0, isBack: false }
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    if (held.isBack || !mark.test(body)) return route.fulfill({ response: answer, body })
    held.times += 1
    return route.fulfill({ status: 404, body: '' })
  })
  return held
}
