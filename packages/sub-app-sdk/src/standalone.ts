import type { BridgeFailure, BridgeRequest, PortalBridge, PortalLanguage, PortalTheme } from './bridge.ts'
import { bridgeVersion } from './bridge.ts'
import { isHexColor } from './look/contrast.ts'
import { defaultThemeColor, portalColors } from './look/portal-colors.ts'
import { takeCertificate, withoutCertificate } from './standalone-certificate.ts'

const languages: readonly string[] = ['en', 'zh', 'es', 'ja'] satisfies PortalLanguage[]

/**
 * A small stand-in for the portal, for a sub-app that is opened by itself. Everything it knows comes from the
 * address: `?path=/orders&language=zh&theme=dark&color=722ed1&user=wangjing&certificate=…&apiBase=http://localhost:8200`.
 */
export function standaloneBridge(
  address: URL,
  fetchCall: typeof fetch = fetch,
  certificate = takeCertificate(address),
): PortalBridge {
  const option = (name: string) => address.searchParams.get(name) ?? ''
  const user = option('user') || 'standalone'
  const apiBase = option('apiBase').replace(/\/$/, '')
  const language = option('language')
  const theme: PortalTheme = option('theme') === 'dark' ? 'dark' : 'light'
  const color = `#${option('color')}`
  const colors = portalColors(isHexColor(color) ? color : defaultThemeColor, theme)

  return {
    version: bridgeVersion,
    tabId: 'standalone',
    initialPath: option('path') || '/',
    snapshot: () => ({
      user: { userId: 0, userName: user, userFullName: user },
      certificate,
      responsibility: undefined,
      position: undefined,
      departments: [],
      language: isLanguage(language) ? language : 'en',
      theme,
      colors,
      size: 'medium',
    }),
    // Nothing changes outside the portal: the page is always the one on the screen.
    on(event, listener) {
      if (event === 'tabActive') (listener as (active: boolean) => void)(true) // the event fixes the listener's type
      return () => {}
    },
    async openTab(target) {
      const tab = withoutCertificate(address)
      tab.searchParams.set('path', target.path)
      // With a way back to this page: its certificate is read over there.
      window.open(tab, '_blank')
      return 'opened'
    },
    closeTab: () => window.close(),
    setTabTitle(title) {
      document.title = title
    },
    setDirty() {},
    onRouteChange() {},
    sessionExpired: showWayBackIn,
    reportError: (error) => window.reportError(error),
    request: (request, options) => send(fetchCall, apiBase, certificate, request, options?.signal),
  }
}

const wayBackInId = 'portal-standalone-note'

/** There is no sign-in page here: says where a certificate comes from, however often it is asked, once. */
function showWayBackIn(): void {
  if (document.getElementById(wayBackInId)) return
  const note = document.createElement('p')
  note.id = wayBackInId
  note.setAttribute('role', 'alert')
  note.style.cssText =
    'margin: 0; padding: 12px 24px; background: #fff7e6; color: #613400; font: 14px sans-serif'
  note.textContent =
    'This page runs without the portal, and the backend does not accept its certificate. ' +
    'Open the address that "portal sub-app start" prints, or add ?user=…&certificate=… to this one.'
  document.body.prepend(note)
}

async function send(
  fetchCall: typeof fetch,
  apiBase: string,
  certificate: string,
  { url, headers, ...rest }: BridgeRequest,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const init = { ...rest, headers: { ...headers, Certificate: certificate }, ...(signal ? { signal } : {}) }
  const response = await fetchCall(apiBase + url, init).catch((cause: unknown) => {
    throw failure(signal?.aborted ? 'cancelled' : 'network', `${url} could not be reached`, cause)
  })
  if (!response.ok) throw failure('http', `${url} answered ${response.status}`)
  return response.json().catch((cause: unknown) => {
    throw failure('malformed', `${url} did not answer with JSON`, cause)
  })
}

const failure = (kind: BridgeFailure['kind'], message: string, cause?: unknown): BridgeFailure =>
  Object.assign(new Error(message, { cause }), { kind })

const isLanguage = (code: string): code is PortalLanguage => languages.includes(code)
