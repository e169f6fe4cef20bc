import type { Browser } from '@playwright/test'
import { deploy } from '../../deployment/support/deploy.ts'
import { expect, signIn, test } from '../../deployment/support/test.ts'
import { slowDown } from '../support/browser.mjs'
import { pages } from '../support/page-cases.mjs'
import { listenToLine } from '../support/quiet-line.mjs'
import { writeReport } from '../support/report.mjs'

const encodings = ['gzip', 'br'] as const
const kinds = ['js', 'css'] as const

/** Bytes over the line with the headers of the answers, by the kind of the file. */
type Bytes = Record<(typeof kinds)[number], number>

type Page = (typeof pages)[number]
type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

/** Opens a page with a cold cache, then once more; `otherwise` are files that came in another encoding. */
async function load(
  browser: Browser,
  url: string,
  { path, ready }: Page,
  cookies: Cookies,
  encoding: string,
) {
  const context = await browser.newContext()
  await context.addCookies(cookies)
  const page = await context.newPage()
  const bytes: Bytes = { js: 0, css: 0 }
  const otherwise: string[] = []
  const files = new Map<string, string>()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/^\/assets\/.*\.(js|css)$/.test(new URL(response.url).pathname) || response.fromDiskCache) return
    files.set(requestId, response.url)
    const isCompressed = (response.headers['Content-Encoding'] ?? '') === encoding
    if (!isCompressed) otherwise.push(response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.find((one) => files.get(requestId)?.endsWith(`.${one}`))
    if (kind) bytes[kind] += encodedDataLength
  })
  await slowDown(page)
  const lineIsQuiet = listenToLine(page)
  await page.goto(url + path)
  await expect(page.locator(ready).first()).toBeVisible()
  const whenReady = { ...bytes }
  await lineIsQuiet()
  const inAll = { ...bytes }
  const lineIsQuietAgain = listenToLine(page)
  await page.goto(url + path)
  await expect(page.locator(ready).first()).toBeVisible()
  await lineIsQuietAgain()
  expect(bytes, 'a second visit fetches nothing').toEqual(inAll)
  await context.close()
  return { whenReady, inAll, otherwise }
}

const inKb = (bytes: number | undefined) => ((bytes ?? 0) / 1000).toFixed(1)

/** Rows of docs/performance-figures.md. */
function tableOf(results: ReadonlyMap<string, readonly Bytes[]>): string {
  const rows = [...results].map(([name, [gzip, brotli]]) => [
    name,
    inKb(gzip?.js),
    inKb(brotli?.js),
    inKb(gzip?.css),
    inKb(brotli?.css),
  ])
  const head = ['', 'JS gzip', 'JS brotli', 'CSS gzip', 'CSS brotli']
  const rule = ['---', '---:', '---:', '---:', '---:']
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

test('what is transferred behind nginx', async ({ browser, backend, page }) => {
  const results = new Map<string, Bytes[]>()
  const note = (name: string, bytes: Bytes) => results.set(name, [...(results.get(name) ?? []), bytes])
  for (const encoding of encodings) {
    const site = await deploy(backend.url, { hasBrotli: encoding === 'br' })
    try {
      await signIn(page, site)
      const cookies = await page.context().cookies()
      for (const one of pages) {
        const given = one.signedIn ? cookies : []
        const { whenReady, inAll, otherwise } = await load(browser, site.url, one, given, encoding)
        expect(otherwise, `files that came otherwise than by ${encoding}`).toEqual([])
        if (!one.signedIn) note(one.name, whenReady)
        else {
          note(`${one.name}, until the first card`, whenReady)
          note(`${one.name}, with all that is fetched ahead`, inAll)
        }
      }
      await page.context().clearCookies()
    } finally {
      await site.stop()
    }
  }
  const table = tableOf(results)
  process.stdout.write(`${table}\n`)
  await writeReport(table, 'deployment')
})
