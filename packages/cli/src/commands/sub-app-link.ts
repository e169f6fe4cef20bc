import { spawn } from 'node:child_process'
import { type SubAppLink, writeSubAppLink } from '@portal/protocol/rules/sub-app-link'
import type { SubAppName } from '@portal/protocol/systems'
import type { Context } from '../context.ts'
import { whyNotLoaded } from '../sub-app-check/reported-errors.ts'

interface LinkOptions {
  /** Address of the portal, without a slash at its end. */
  readonly portal: string
  /** What holds its pages in place of the configured host. */
  readonly host?: SubAppLink['host']
  readonly open?: true
  readonly json?: true
}

const patienceMs = 3_000

/**
 * Prints the portal address that links a sub-app on this machine to a browser, or unlinks it. Only that browser is
 * affected, after a confirmation there.
 * @param entry of the sub-app on this machine; undefined removes the link
 */
export async function linkSubApp(
  app: SubAppName,
  entry: string | undefined,
  options: LinkOptions,
  { terminal }: Context,
): Promise<void> {
  const url = `${options.portal}/dashboard?${writeSubAppLink({ app, entry, host: entry === undefined ? undefined : options.host })}`
  const troubles = await Promise.all([entry && whyNoSubApp(entry, options), whyNoPortal(app, options.portal)])
  for (const trouble of troubles) if (trouble) terminal.note(trouble)
  terminal.result(
    options.json ? JSON.stringify({ app, entry: entry ?? null, url }) : explained(app, entry, url),
  )
  if (options.open) openInBrowser(url)
}

function explained(app: SubAppName, entry: string | undefined, url: string): string {
  const what =
    entry === undefined
      ? `To see the portal's own ${app} again, open in the browser`
      : `To see ${app} from ${entry} inside the portal, open in the browser, where the portal asks once more,`
  return `${what}\n  ${url}`
}

const whyNoSubApp = async (url: string, { portal }: LinkOptions) =>
  new URL(url).href === new URL(portal).href
    ? `${url} is the portal itself; name the address where your sub-app runs.`
    : fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
        () => undefined,
        (error: unknown) => whyNotLoaded(url, error),
      )

/** Why the portal will not take the sub-app, if so. */
async function whyNoPortal(app: SubAppName, portal: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${portal}/config.json`, { signal: AbortSignal.timeout(patienceMs) })
    // Properties of every portal's configuration; another server has no such file, or its own page there.
    const config: unknown = await response.json().catch(() => undefined)
    if (typeof config === 'object' && config !== null && 'childRoot' in config) return whyNoPlace(app, config)
    return `What answers at ${portal} is no portal; name the portal's address by --portal.`
  } catch {
    return `No portal can be reached at ${portal} from here; start it, or name its address by --portal.`
  }
}

function whyNoPlace(app: SubAppName, config: object): string | undefined {
  const names = 'subApps' in config ? Object.keys(Object(config.subApps)) : []
  return names.includes(app) ? undefined : `The portal has no sub-app ${app}; it has ${names.join(', ')}.`
}

/** What opens an address with the person's own browser. The address is a web address that we made: nothing a shell could misread. */
function openInBrowser(url: string): void {
  const [program, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['rundll32', 'url.dll,FileProtocolHandler', url]
        : ['xdg-open', url]
  // Where there is none, the address is on the screen anyway.
  spawn(program ?? '', args, { detached: true, stdio: 'ignore' })
    .on('error', () => {})
    .unref()
}
