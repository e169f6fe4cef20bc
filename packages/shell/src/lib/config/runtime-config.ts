import type { SubAppName } from '@portal/protocol/systems'

/** Where a sub-app is loaded from: the address of its HTML page. */
export interface SubAppConfig {
  readonly entry: string
}

/** An identity provider outside the portal that people may sign in with. */
export interface SignOnConfig {
  /** Its sign-in page; gets `redirect_uri` and `state`, and answers with `code` and `state` (assumed, as OAuth names them). */
  readonly url: string
  /** What the sso login call names as `ssoSystem`; also the provider's name on the sign-in page. */
  readonly system: string
  /** What the sso login call names as `loginType`. */
  readonly loginType: string
}

/** The smart customer service (specification §1, §7). */
export interface CustomerServiceConfig {
  /** Put before the path of its token call: empty for the same origin, else an address without a slash at its end. */
  readonly host: string
  /** Address of the chat; it gets the token as the query value `token` (assumed). */
  readonly chat: string
}

/** What an installation sets in `/config.json` without a rebuild. */
export interface RuntimeConfig {
  /** Second part of every page title (specification §2). */
  readonly productTitle: string
  /** Put before every call's path: empty for the same origin, else an address without a slash at its end. */
  readonly apiBase: string
  /** First part of every sub-app address (specification §2). */
  readonly childRoot: string
  readonly subApps: Readonly<Record<SubAppName, SubAppConfig>>
  /** Most tabs that may be open (specification §9). */
  readonly tabLimit: number
  /**
   * Maximum number of mounted sub-app pages, 20 by default; each takes about 3 MB. The least recently used clean ones beyond
   * that sleep: their tabs stay, their pages are mounted again when they are visited.
   */
  readonly maxLiveSubApps?: number
  /** Whether the page that a user opens most is made ready after the sign-in; it is unless this is false. */
  readonly premountSubApps?: boolean
  readonly requestTimeoutMs: number
  /** 16 characters; see the protocol's password cipher. */
  readonly cipherKey: string
  /** Whether people whose session ended over unsaved input may sign in again in place; they may unless this is false. */
  readonly reloginInPlace?: boolean
  /**
   * Who may see which of the portal's own pages: codes of responsibilities by the page's address (specification §6: meta
   * roles). `admin` sees all of them, everybody those that are not named here.
   */
  readonly routeRoles?: Readonly<Record<string, readonly string[]>>
  /** Whether people are offered the settings drawer; they are unless this is false (specification §3: showSettings). */
  readonly showSettings?: boolean
  /**
   * A style sheet that is fetched when the theme changes (specification §7); `{color}` in it becomes the theme colour
   * as six digits and `{scheme}` light or dark (assumed). Without it none is fetched.
   */
  readonly themeStylesheet?: string
  /** The debug icon shows in `test` only (specification §6). */
  readonly environment: 'production' | 'test' | 'development'
  /** Without it the sign-in page offers user name and password alone. */
  readonly signOn?: SignOnConfig
  /** Address of the IT service desk; without it the portal offers none. */
  readonly serviceDesk?: string
  /** Without it the portal offers no chat. */
  readonly customerService?: CustomerServiceConfig
}

let current: RuntimeConfig | undefined

/** Called once, before the first screen. */
export function setConfig(config: RuntimeConfig): void {
  current = config
}

export function getConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is read before it is loaded')
  return current
}
