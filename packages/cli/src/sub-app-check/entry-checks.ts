import { advice, type Finding, ok, problem } from './finding.ts'
import { ownWindow } from './own-window.ts'
import { nameOf, type ServedFile } from './served-file.ts'

/** A script of a page, as the hosting library reads it. */
interface PageScript {
  readonly isModule: boolean
  readonly isEntry: boolean
  /** Undefined for inline code. */
  readonly src: string | undefined
  readonly code: string
}

export interface PageParts {
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
export function partsOf(html: string): PageParts {
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
export const entryOf = ({ scripts }: PageParts): PageScript | undefined =>
  scripts.find((one) => one.isEntry) ?? scripts.filter((one) => !one.isModule).at(-1)

/** The entry script of a dev server with the plugin of the SDK. */
const devEntry = '/@portal/entry.js'

/** Which script the portal takes as the entry. */
export function entryFindings(parts: PageParts): Finding[] {
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
export function scriptFindings(file: ServedFile): Finding[] {
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
