import type { SubAppName } from '../systems.ts'

/** A developer's wish to see a sub-app from their own machine in the portal; without an entry, to end that. */
export interface SubAppLink {
  readonly app: SubAppName
  readonly entry: string | undefined
  /** What holds its pages in place of the configured host. */
  readonly host?: 'qiankun' | 'iframe' | undefined
}

export const subAppHosts = ['qiankun', 'iframe'] as const

const appValue = 'link-sub-app'
const entryValue = 'entry'
const hostValue = 'host'

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The address of a sub-app on the machine of the browser, as the portal loads it; undefined for every other address,
 * so that a link cannot trick people into loading foreign code.
 */
export function loopbackEntry(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, username, password, origin, pathname } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && thisMachine.test(hostname) && !username && !password ? origin + pathname : undefined
}

/** What the query of a portal's address requests; undefined for nothing valid. */
export function readSubAppLink(
  query: URLSearchParams,
  isApp: (name: string) => boolean,
): SubAppLink | undefined {
  const app = query.get(appValue) ?? ''
  if (!isApp(app)) return undefined
  const wanted = query.get(entryValue)
  if (!wanted) return { app, entry: undefined }
  const entry = loopbackEntry(wanted)
  const host = subAppHosts.find((one) => one === query.get(hostValue))
  return entry === undefined ? undefined : { app, entry, ...(host ? { host } : {}) }
}

/** The query that `readSubAppLink` understands. */
export const writeSubAppLink = ({ app, entry, host }: SubAppLink): URLSearchParams =>
  new URLSearchParams({
    [appValue]: app,
    ...(entry === undefined ? {} : { [entryValue]: entry }),
    ...(host === undefined ? {} : { [hostValue]: host }),
  })
