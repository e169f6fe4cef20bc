import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The body of a page in an iframe saves a file, by a link with `download`. */
export async function savesFile(body: Locator): Promise<void> {
  const saved = body.page().waitForEvent('download')
  await body.evaluate(() => {
    const href = URL.createObjectURL(new Blob(['a,b']))
    Object.assign(document.createElement('a'), { href, download: 'orders.csv' }).click()
  })
  expect((await saved).suggestedFilename()).toBe('orders.csv')
}

const dimmed = 'rgba(0, 0, 0, 0.45)'
/** The colour of what a press at the portal's corner meets. */
const corner = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.elementFromPoint(2, 2) ?? document.body).backgroundColor)

/** A modal dialog of the page dims the portal around it, takes a press there, and ends by Escape. */
export async function dialogDimsPortal(body: Locator): Promise<void> {
  const page = body.page()
  await body.evaluate((element, color) => {
    const mask = document.createElement('div')
    mask.style.cssText = `position: fixed; inset: 0; background: ${color}`
    mask.innerHTML = '<div role="dialog" aria-modal="true">Sure?</div>'
    element.append(mask)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && mask.remove())
  }, dimmed)
  await expect.poll(() => corner(page)).toBe(dimmed)
  await page.mouse.click(2, 2)
  await page.keyboard.press('Escape')
  await expect.poll(() => corner(page)).not.toBe(dimmed)
}

/** Pages of a system without any portal support: classic scripts, inline handlers, links between its pages. */
export async function serveOldPages(context: BrowserContext): Promise<void> {
  await context.route('**/old/**', (route) => {
    const { pathname, search } = new URL(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Old</title><h1>Old ${pathname}${search}</h1>
        <script>var count = 0</script><script>function press(button) { button.textContent = 'pressed ' + ++count }</script>
        <button onclick="press(this)">press</button> <a href="?page=2">Next</a> <a href="#part">Part</a> <input aria-label="Remark">
        <p id="reach"></p><div style="height: 2000px"></div>
        <script>
          try { top.location.href = '/login' } catch { document.body.append('kept in its frame') }
          const reaches = (name, read) => { try { return read() ? name + ' ' : '' } catch { return '' } }
          reach.textContent = 'reads ' +
            reaches('cookie', () => document.cookie.includes('Admin-Token')) +
            reaches('storage', () => parent.localStorage) +
            reaches('page', () => parent.document.body)
        </script>`,
    })
  })
}
