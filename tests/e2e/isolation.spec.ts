import type { Locator, Page } from '@playwright/test'
import { castNow } from './support/cast.ts'
import { closeLastTab, goWithin } from './support/navigation.ts'
import { enter } from './support/people.ts'
import { expect, test } from './support/portal.ts'

test.use({ locale: 'zh-CN' })

const hostile = (kinds: string) => `${castNow().home.address}?misbehave=${kinds}`
const shown = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function openHostile(page: Page, kinds: string): Promise<void> {
  await goWithin(page, hostile(kinds))
  await expect(shown(page)).toBeVisible()
}

const looks = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const { color, letterSpacing } = getComputedStyle(bar)
    return { color, letterSpacing, margin: getComputedStyle(document.body).margin }
  })

/** Values of the page's script, one per way to write a rule. */
const written = {
  'letter-spacing': '9px',
  'text-indent': '7px',
  'tab-size': '3',
  'line-height': '33px',
  'text-align': 'end',
  'font-style': 'italic',
  'font-weight': '300',
  'font-stretch': '75%',
  'font-kerning': 'none',
}

const writtenOn = (element: Locator) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
  }, Object.keys(written))

test('styles of a sub-app apply to its own page alone', { tag: '@smoke' }, async ({ page, portal, cast }) => {
  await page.route('**/late.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: '* { letter-spacing: 9px }' }),
  )
  await enter(page, portal, cast.clerk.userName)
  const bar = page.getByRole('banner')
  const [before, writtenBefore] = [await looks(page), await writtenOn(bar)]

  await test.step('from style sheets of the page', async () => {
    await openHostile(page, 'styles')
    await expect(shown(page)).toHaveCSS('letter-spacing', '9px')
    expect(await looks(page)).toEqual(before)
    await expect(page.getByRole('button', { name: '页签操作' })).toHaveCSS('opacity', '1')
    await closeLastTab(page)
  })

  await test.step('from rules that its script writes, until it is closed', async () => {
    await openHostile(page, 'script-styles')
    await expect.poll(() => writtenOn(shown(page))).toEqual(written)
    expect(await writtenOn(bar)).toEqual(writtenBefore)
    await expect(bar).toHaveCSS('text-transform', 'none')
    await closeLastTab(page)
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    expect(await writtenOn(bar)).toEqual(writtenBefore)
    const texts = await page
      .locator('style')
      .evaluateAll((styles) => styles.map((style) => style.textContent))
    expect(texts.filter((text) => text.startsWith('* {'))).toEqual([])
  })

  await test.step('from a file that a link names later', async () => {
    await goWithin(page, cast.home.address)
    await expect(shown(page)).toBeVisible()
    await page
      .getByRole('main')
      .locator('[data-sub-app-instance]')
      .evaluate((container) => {
        const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style' })
        link.href = '/late.css'
        link.onload = () => {
          link.rel = 'stylesheet'
        }
        container.append(link)
      })
    await expect(shown(page)).toHaveCSS('letter-spacing', '9px')
    await expect.poll(() => looks(page)).toEqual(before)
  })
})

const endless = [
  'globals',
  'listeners',
  'document-listeners',
  'handlers',
  'observers',
  'channels',
  'timers',
].join()

/** Input, changes of the document and messages of other pages, which a closed page must not receive. */
async function stir(page: Page) {
  await page.getByRole('main').click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('F8')
  await page.evaluate(() => {
    document.body.dataset.probe = String(Number(document.body.dataset.probe ?? 0) + 1)
    new BroadcastChannel('misbehaviours').postMessage('spoken')
  })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.setViewportSize({ width, height: height - 1 })
}

test('globals, listeners, observers and timers of a page stay in it and end with it', async ({
  page,
  portal,
  cast,
}) => {
  await enter(page, portal, cast.clerk.userName)
  const counted = () =>
    page.evaluate(
      (): Record<string, string> =>
        Object.fromEntries(
          Object.entries(sessionStorage).flatMap(([name, value]) =>
            name.startsWith('mischief-') ? [[name.slice('mischief-'.length), value]] : [],
          ),
        ),
    )
  const heard = async () => Number((await counted()).heard ?? 0)
  /** Opens the page and waits for the last of its deeds, which begin after it is rendered. */
  const openEndless = async () => {
    const { ticks = '0' } = await counted()
    await openHostile(page, endless)
    await expect.poll(async () => Number((await counted()).ticks)).toBeGreaterThan(Number(ticks))
  }

  await test.step('while the page is shown it receives all of it', async () => {
    await openEndless()
    await stir(page)
    for (const kind of ['ticks', 'frames', 'pauses', 'intervals', 'heard', 'handled', 'seen', 'messages'])
      await expect.poll(async () => Number((await counted())[kind]), kind).toBeGreaterThan(0)
    expect(await page.evaluate(() => ['polluted' in window, typeof window.open])).toEqual([false, 'function'])
  })

  await test.step('closed, it receives nothing', async () => {
    await closeLastTab(page)
    await expect(page.getByRole('tab')).toHaveCount(1)
    // Long enough for what the page starts after its end.
    await page.evaluate(() => document.documentElement.animate([], 1000).finished.then(() => {}))
    await expect(async () => {
      const before = await counted()
      await stir(page)
      expect(await counted()).toEqual(before)
    }).toPass()
  })

  await test.step('the next page of the same scripts receives it again', async () => {
    await openEndless()
    const before = await counted()
    await stir(page)
    for (const kind of ['ticks', 'frames', 'heard', 'handled', 'seen', 'messages'])
      await expect
        .poll(async () => Number((await counted())[kind]), kind)
        .toBeGreaterThan(Number(before[kind]))
  })

  await test.step('keys reach the page on the screen alone', async () => {
    const shownBefore = await heard()
    await page.keyboard.press('F8')
    // Window, document, root and body, and the document reached by an element, on the way down and up.
    expect((await heard()) - shownBefore).toBe(10)
    await page.getByRole('tab', { name: '首页', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    const hiddenBefore = await heard()
    await page.keyboard.press('F8')
    expect(await heard()).toBe(hiddenBefore)
  })
})
