import { gzipSync } from 'node:zlib'
import { framingProblems } from '../content-policy.ts'
import { advice, type Finding, ok, problem, some } from './recommendation.ts'
import { whyNotLoaded } from './reported-errors.ts'
import { ownWindow } from './seen-page.ts'
import { get, nameOf, type ServedFile, wrongKind } from './served-file.ts'

/** A script of a page, as the hosting library reads it. */
interface PageScript {
  readonly isModule: boolean
  readonly isEntry: boolean
  /** Undefined for inline code. */
  readonly src: string | undefined
  readonly code: string
}

interface PageParts {
  readonly scripts: readonly PageScript[]
  /** Addresses of style sheets. */
  readonly styleSheets: readonly string[]
}

const comment = /<!--[\s\S]*?-->/g
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const link = /<link\b([^>]*)>/gi

const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}(?:\\s*=\\s*["']?([^"'\\s>]*))?(?=[\\s"'/>]|$)`, 'i').exec(attributes)

/** What the hosting library neither loads nor runs. */
const isLeftOut = (attributes: string) => attribute(attributes, 'ignore') !== null

/** The parts of a sub-app's page that decide whether it can be mounted; data blocks are no scripts. */
function partsOf(html: string): PageParts {
  const page = html.replace(comment, '')
  const scripts = [...page.matchAll(script)].flatMap(([, attributes = '', code = '']): PageScript[] => {
    const type = attribute(attributes, 'type')?.[1] ?? ''
    if (!/^(|module|(text|application)\/(java|ecma)script)$/i.test(type)) return []
    if (attribute(attributes, 'nomodule') || isLeftOut(attributes)) return []
    const src = attribute(attributes, 'src')?.[1] || undefined
    return [{ isModule: /^module$/i.test(type), isEntry: attribute(attributes, 'entry') !== null, src, code }]
  })
  const styleSheets = [...page.matchAll(link)].flatMap(([, attributes = '']) => {
    const href = attribute(attributes, 'href')?.[1]
    return href && !isLeftOut(attributes) && /^stylesheet$/i.test(attribute(attributes, 'rel')?.[1] ?? '')
      ? [href]
      : []
  })
  return { scripts, styleSheets }
}

/** The script whose last global holds the lifecycles: the one marked `entry`, else the last. */
const entryOf = ({ scripts }: PageParts): PageScript | undefined =>
  scripts.find((one) => one.isEntry) ?? scripts.filter((one) => !one.isModule).at(-1)

/** The entry script of a dev server with the plugin of the SDK. */
const devEntry = '/@portal/entry.js'

/** Which script the portal takes as the entry. */
function entryFindings(parts: PageParts): Finding[] {
  const about = 'entry script'
  const modules = parts.scripts.filter((one) => one.isModule)
  if (modules.length > 0) {
    return [
      problem(
        about,
        `The page has ${modules.length === 1 ? 'a module script' : `${modules.length} module scripts`}, and the portal runs classic scripts only. ` +
          `Add the plugin portalSubApp() of @portal/sub-app-sdk/vite-plugin to the Vite configuration, or build a UMD library. ${ownWindow}`,
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

/** Properties of the entry script. */
function scriptFindings(file: ServedFile): Finding[] {
  const name = nameOf(file)
  const { text } = file
  const missing = ['bootstrap', 'mount', 'unmount'].filter((lifecycle) => !text.includes(lifecycle))
  const findings = [
    missing.length === 0
      ? ok('lifecycles', `${name} speaks of bootstrap, mount and unmount.`)
      : problem(
          'lifecycles',
          `${name} offers no ${missing.join(', ')}. Call startSubApp of @portal/sub-app-sdk/start in it. ${ownWindow}`,
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
  return findings
}

/** Beyond it a page is slow to open over a mobile network; bytes, gzip. */
const muchToLoad = 600_000

/**
 * Checks the files that a sub-app serves, without running it.
 * @param portal origin of the portal that will load it
 */
export async function checkFiles(url: string, portal: string): Promise<Finding[]> {
  let page: ServedFile
  try {
    page = await get(url, portal)
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
  const findings = [
    ok('page', `${url} answers with a page.`),
    ...redirects(page, parts),
    ...entryFindings(parts),
    ...framingProblems(page.headers, new URL(page.from), new URL(portal)).map((remark) => ({
      ...problem('iframe', remark),
      host: 'iframe' as const,
    })),
  ]
  const load = (addresses: readonly string[]) => loadAll(addresses, { url, portal }, findings)
  const scripts = await load(scriptsOf(parts))
  const sheets = await load(parts.styleSheets)
  const files = [page, ...scripts, ...sheets]
  findings.push(sharing(files, portal))
  const { src } = entryOf(parts) ?? {}
  const entry = src && hrefOf(src, url)
  for (const script of scripts) {
    const isEntry = script.url === entry
    const wrong = wrongKind(script, isEntry ? 'entry' : 'script')
    if (wrong) findings.push(wrong)
    if (isEntry && !wrong) findings.push(...scriptFindings(script))
  }
  const wrongSheets = sheets.map((sheet) => wrongKind(sheet, 'sheet'))
  return [...findings, ...wrongSheets.filter((one) => one !== undefined), size(files)]
}

/** The scripts that the portal loads: all classic ones, also those beside the entry. */
const scriptsOf = ({ scripts }: PageParts) =>
  scripts.flatMap(({ src, isModule }) => (src === undefined || isModule ? [] : [src]))

/** The files that a page refers to; unreachable ones are reported. */
async function loadAll(
  named: readonly string[],
  { url: base, portal }: { readonly url: string; readonly portal: string },
  findings: Finding[],
): Promise<ServedFile[]> {
  const files = new Map<string, ServedFile>()
  for (const one of named) {
    if (!URL.canParse(one, base)) {
      findings.push(
        problem('files', `The page names ${one}, which is no address. Correct it, or take it out.`),
      )
      continue
    }
    const { href } = new URL(one, base)
    if (files.has(href)) continue
    try {
      files.set(href, await get(href, portal))
    } catch (error) {
      findings.push(problem('files', `${whyNotLoaded(href, error)} The page names ${href}.`))
    }
  }
  return [...files.values()]
}

/** The portal resolves relative addresses against the page's configured address, not a redirect's target. */
function redirects({ url, from }: ServedFile, parts: PageParts): Finding[] {
  const named = [...parts.scripts.map(({ src }) => src), ...parts.styleSheets]
  if (named.every((one) => one === undefined || hrefOf(one, url) === hrefOf(one, from))) return []
  return [
    problem(
      'redirect',
      `${url} redirects to ${from}, and the portal looks for the files of the page below the first of them, where they are not. ` +
        `Name ${from} instead.`,
    ),
  ]
}

const hrefOf = (address: string, base: string) =>
  URL.canParse(address, base) ? new URL(address, base).href : undefined

function sharing(files: readonly ServedFile[], portal: string): Finding {
  const closed = files.filter((file) => !file.isShared)
  if (closed.length === 0)
    return ok('sharing (CORS)', `A portal at ${portal} may load its ${files.length} files.`)
  return problem(
    'sharing (CORS)',
    `A portal at ${portal} may not load ${some(closed.map((file) => file.url))}. ` +
      'Answer with the header Access-Control-Allow-Origin, or serve the sub-app from the origin of the portal.',
  )
}

function size(files: readonly ServedFile[]): Finding {
  const bytes = files.reduce((sum, file) => sum + gzipSync(file.text).length, 0)
  const remark = `${Math.round(bytes / 1_000)} KB (gzip) are loaded before the first page shows.`
  return bytes > muchToLoad
    ? advice(
        'size',
        `${remark} Less than ${muchToLoad / 1_000} KB opens quickly; leave out what one page does not need.`,
      )
    : ok('size', remark)
}
