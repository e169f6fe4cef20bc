import { gzipSync } from 'node:zlib'
import { bareSelectors } from './bare-selectors.ts'
import { advice, type Finding, ok, problem, some } from './finding.ts'
import { entryOf, type PageParts, partsOf } from './page-parts.ts'
import { whyNotLoaded } from './why-not-loaded.ts'

/** The portal that is imagined to ask. */
const portalOrigin = 'http://localhost:8200'
const patienceMs = 15_000
/** The entry script of a dev server with the plugin of the SDK. */
const devEntry = '/@portal/entry.js'
/** Beyond it a page is slow to open over a mobile network; bytes, gzip. */
const muchToLoad = 600_000

interface File {
  readonly url: string
  readonly text: string
  readonly type: string
  readonly isShared: boolean
}

/** @throws {Error} that says why it could not be had */
async function get(url: string): Promise<File> {
  const response = await fetch(url, {
    headers: { origin: portalOrigin },
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!response.ok) throw new Error(`it answers with ${response.status}`)
  const allowed = response.headers.get('access-control-allow-origin')
  return {
    url,
    text: await response.text(),
    type: response.headers.get('content-type') ?? '',
    isShared: allowed === '*' || allowed === portalOrigin,
  }
}

/** Looks at what a sub-app serves, without running it. */
export async function checkFiles(url: string): Promise<Finding[]> {
  let page: File
  try {
    page = await get(url)
  } catch (error) {
    return [problem('page', whyNotLoaded(url, error))]
  }
  if (!/html/i.test(page.type) || !/<\w/.test(page.text)) {
    return [
      problem(
        'page',
        `${url} is no HTML page but ${page.type || 'of no type'}. Name the page, not one of its files.`,
      ),
    ]
  }
  const parts = partsOf(page.text)
  const findings = [ok('page', `${url} answers with a page.`), ...entryFindings(parts)]
  const addresses = [entryOf(parts)?.src, ...parts.styleSheets].filter((one) => one !== undefined)
  const files: File[] = [page]
  for (const address of new Set(addresses.map((one) => new URL(one, url).href))) {
    try {
      files.push(await get(address))
    } catch (error) {
      findings.push(problem('files', `${whyNotLoaded(address, error)} The page names ${address}.`))
    }
  }
  const scripts = files.filter((file) => file !== page && !/css/i.test(file.type))
  const sheets = files.filter((file) => /css/i.test(file.type))
  findings.push(sharing(files), ...scripts.flatMap(scriptFindings), size(files))
  const bare = [...sheets.map((file) => file.text), ...parts.styles].flatMap(bareSelectors)
  findings.push(styles(bare, sheets.length + parts.styles.length))
  return findings
}

function entryFindings(parts: PageParts): Finding[] {
  const about = 'entry script'
  const modules = parts.scripts.filter((one) => one.isModule)
  if (modules.length > 0) {
    return [
      problem(
        about,
        `The page has ${modules.length} module scripts, and the portal runs classic scripts only. ` +
          'Add the plugin portalSubApp() of @portal/sub-app-sdk/vite-plugin to the Vite configuration, or build a UMD library.',
      ),
    ]
  }
  const entry = entryOf(parts)
  if (!entry)
    return [problem(about, 'The page has no script; it needs one that offers bootstrap, mount and unmount.')]
  const marked = parts.scripts.filter((one) => one.isEntry).length
  if (marked > 1) return [problem(about, `${marked} scripts are marked as the entry; mark one.`)]
  const name = entry.src ?? 'the last script in the page'
  return marked === 1
    ? [ok(about, `${name} is one classic script, marked as the entry.`)]
    : [
        advice(
          about,
          `${name} is taken as the entry, being the last script; mark it with the attribute entry to be sure.`,
        ),
      ]
}

function sharing(files: readonly File[]): Finding {
  const closed = files.filter((file) => !file.isShared)
  if (closed.length === 0)
    return ok('sharing (CORS)', `A portal on another origin may load its ${files.length} files.`)
  return problem(
    'sharing (CORS)',
    `A portal at ${portalOrigin} may not load ${some(closed.map((file) => file.url))}. ` +
      'Answer with the header Access-Control-Allow-Origin, or serve the sub-app from the origin of the portal.',
  )
}

function scriptFindings({ url, text, type }: File): Finding[] {
  const name = new URL(url).pathname
  if (/html/i.test(type) || /^\s*</.test(text)) {
    return [
      problem(
        'entry script',
        `${name} is an HTML page, not a script: the server answers every address with its start page.`,
      ),
    ]
  }
  const missing = ['bootstrap', 'mount', 'unmount'].filter((lifecycle) => !text.includes(lifecycle))
  const findings = [
    missing.length === 0
      ? ok('lifecycles', `${name} speaks of bootstrap, mount and unmount.`)
      : problem(
          'lifecycles',
          `${name} offers no ${missing.join(', ')}. Call startSubApp of @portal/sub-app-sdk/start in it.`,
        ),
  ]
  if (name === devEntry) {
    findings.push(
      advice(
        'build',
        'This is a dev server. Check what you build, too: npm run build, then npm run preview.',
      ),
    )
  }
  const rooted = [...new Set(text.match(/["'(]\/(?:assets|static|img|media|fonts)\/[\w./-]+/g) ?? [])].map(
    (one) => one.slice(1),
  )
  if (rooted.length > 0 && !text.includes('__INJECTED_PUBLIC_PATH_BY_QIANKUN__')) {
    findings.push(
      problem(
        'assets',
        `${name} names ${some(rooted)}, which the portal's own server would be asked for. ` +
          'Use the Vite plugin of the SDK, or take the base from window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__.',
      ),
    )
  } else findings.push(ok('assets', 'No asset is addressed from the root of the server.'))
  return findings
}

function styles(bare: readonly string[], sheets: number): Finding {
  if (bare.length === 0)
    return ok(
      'styles',
      sheets === 0
        ? 'No style sheet to look at; those that its scripts bring are looked at when it is mounted.'
        : 'Every rule is below a name of its own.',
    )
  return problem(
    'styles',
    `${some(bare)} would style whatever shares the page. The portal keeps such a rule inside your own page, so pop-ups ` +
      'and all else that stands outside it go without. Put them below a class of your own.',
  )
}

function size(files: readonly File[]): Finding {
  const bytes = files.reduce((sum, file) => sum + gzipSync(file.text).length, 0)
  const remark = `${Math.round(bytes / 1_000)} KB (gzip) are loaded before the first page shows.`
  return bytes > muchToLoad
    ? advice(
        'size',
        `${remark} Less than ${muchToLoad / 1_000} KB opens quickly; leave out what one page does not need.`,
      )
    : ok('size', remark)
}
