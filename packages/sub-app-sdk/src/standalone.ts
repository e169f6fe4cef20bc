import { expectObject, ownPath } from './accepted-calls.ts'
import {
  bridgeVersion,
  type PortalBridge,
  type PortalEvent,
  type PortalEvents,
  type PortalLanguage,
  type PortalResponsibility,
  type PortalSnapshot,
  type PortalTheme,
} from './bridge.ts'
import { bridgeListeners } from './bridge-listeners.ts'
import { isHexColor } from './look/contrast.ts'
import { defaultThemeColor, portalColors } from './look/portal-colors.ts'
import { languageOf, languageTag } from './portal-languages.ts'
import { cleanNotification, cleanTitle } from './shown-texts.ts'
import { sendStandalone } from './standalone-request.ts'
import { apiBaseOf, withoutSession, withSession } from './standalone-session.ts'

/** Made up, so that a page can be tried under more than one. */
const standInResponsibilities: readonly PortalResponsibility[] = [
  {
    systemCode: 'LTC',
    responsibilityId: 1,
    responsibilityCode: 'SALES_CLERK',
    responsibilityName: 'Sales clerk',
  },
  {
    systemCode: 'LTC',
    responsibilityId: 2,
    responsibilityCode: 'SALES_MANAGER',
    responsibilityName: 'Sales manager',
  },
]

/**
 * The responsibilities to act under, the current one first: those in the address as JSON, if the sub-app knows its
 * user's, else sample ones.
 */
function responsibilitiesOf(json: string): readonly PortalResponsibility[] {
  try {
    const list: unknown = JSON.parse(json)
    // What a sub-app itself has written, by the type that the SDK gives it.
    if (Array.isArray(list)) return list as readonly PortalResponsibility[]
  } catch {
    // no valid list
  }
  return standInResponsibilities
}

export const themes: readonly PortalTheme[] = ['light', 'dark']

const preferredTheme = (): PortalTheme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** What the environment of a standalone sub-app does for it. */
export interface StandalonePage {
  /** Shows a message, in place of the portal's toasts. */
  say(text: string): void
  /**
   * Reports that the backend rejects the certificate, each time it happens. Where the portal has opened the window,
   * in the person's language: there is no developer who could fix it.
   */
  certificateRefused(ended?: PortalLanguage): void
}

export interface Standalone {
  readonly bridge: PortalBridge
  /** What the page may act under. */
  readonly responsibilities: readonly PortalResponsibility[]
  /** Changes the session like the portal would, and notifies the page. */
  change<Event extends PortalEvent>(
    event: Event,
    value: PortalEvents[Event],
    now?: Partial<PortalSnapshot>,
  ): void
}

/**
 * A small stand-in for the portal, for a standalone sub-app, set up by the address:
 * `?path=/orders&language=zh&theme=dark&color=722ed1&user=wangjing&certificate=…&apiBase=http://localhost:8200`, also
 * `userId`, `userFullName` and `responsibilities` (JSON). The theme defaults to the browser's.
 */
export function createStandalone(
  address: URL,
  page: StandalonePage,
  fetchCall: typeof fetch = fetch,
): Standalone {
  const { searchParams: known } = withSession(address)
  const option = (name: string) => known.get(name) ?? ''
  const user = option('user') || 'standalone'
  const certificate = option('certificate')
  const responsibilities = responsibilitiesOf(option('responsibilities'))
  // Outside the portal the page is always the one on the screen.
  const listeners = bridgeListeners(() => true)
  const color = `#${option('color')}`
  const themeColor = isHexColor(color) ? color : defaultThemeColor
  const theme = themes.find((one) => one === option('theme')) ?? preferredTheme()
  let now: PortalSnapshot = {
    user: {
      userId: idOf(option('userId')),
      userName: user,
      userFullName: option('userFullName') || user,
      isDistributor: false,
      userRespList: responsibilities,
      baseUserPosition: [],
      distributorInfoBean: null,
      sapDistributorSaleAreas: [],
    },
    certificate,
    responsibility: responsibilities[0],
    position: undefined,
    departments: [],
    businessUnit: 'all',
    language: languageOf(option('language')),
    theme,
    colors: portalColors(themeColor, theme),
    size: 'medium',
  }

  const shown = withoutSession(address)
  const addressOf = (path: string) => {
    const place = new URL(shown)
    place.searchParams.set('path', path)
    return place
  }

  const change: Standalone['change'] = (event, value, changed = {}) => {
    now = { ...now, ...changed }
    // The user's choices are carried into a reload and into other windows.
    if (changed.language) shown.searchParams.set('language', changed.language)
    if (changed.theme) shown.searchParams.set('theme', changed.theme)
    listeners.emit(event, value)
  }

  const refused = () => page.certificateRefused(option('openedBy') ? now.language : undefined)
  const askBeforeLeaving = (event: Event) => event.preventDefault()

  const bridge: PortalBridge = {
    version: bridgeVersion,
    tabId: 'standalone',
    // People write it by hand.
    initialPath: option('path').replace(/^\/*/, '/'),
    snapshot: () => ({ ...now, colors: portalColors(themeColor, now.theme) }),
    lookups: () => [],
    on: listeners.on,
    async openTab(target) {
      expectObject('openTab', target)
      // With a link back to this page: its session is read there.
      window.open(addressOf(ownPath('openTab', target.path)), '_blank')
      return 'opened'
    },
    async navigate(path) {
      change('routeRequested', ownPath('navigate', path))
      return 'opened'
    },
    closeTab: () => window.close(),
    setTabTitle(title) {
      document.title = cleanTitle(title) ?? document.title
    },
    setDirty(isDirty) {
      if (isDirty) window.addEventListener('beforeunload', askBeforeLeaving)
      else window.removeEventListener('beforeunload', askBeforeLeaving)
    },
    onRouteChange(path) {
      // So that a reload, which hot reload may cause, comes back to this page.
      history.replaceState(history.state, '', addressOf(ownPath('onRouteChange', path)))
    },
    sessionExpired: refused,
    reportError: (error) => window.reportError(error),
    notify(notification) {
      expectObject('notify', notification)
      const { kind, text } = cleanNotification(notification)
      page.say(`${kind}: ${text}`)
    },
    async request(call, options) {
      expectObject('request', call)
      const language = languageTag(now.language)
      const backend = { fetchCall, apiBase: apiBaseOf(known), certificate, language, refused }
      return sendStandalone(backend, { ...call, url: ownPath('request', call.url) }, options)
    },
  }
  return { bridge, responsibilities, change }
}

/** Numbers stay numbers if exact; the sample user of an address without one has 0. */
function idOf(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}
