import { advice, type Finding, ok, problem, some } from './finding.ts'
import { entryOf, type PageParts } from './page-parts.ts'
import { nameOf, type ServedFile } from './served-file.ts'

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

/** What the entry script says of itself. */
export function scriptFindings(file: ServedFile): Finding[] {
  const name = nameOf(file)
  const { text } = file
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
