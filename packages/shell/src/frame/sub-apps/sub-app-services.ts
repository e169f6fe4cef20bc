import type { Lookup } from '@portal/protocol/calls/organization'
import type { Organization } from '@portal/protocol/entities/menu'
import { RemoteError } from '@portal/protocol/remote-error'
import type { SubAppName } from '@portal/protocol/systems'
import type { SessionEvent, SubAppServices } from '@portal/sub-app-host/bridge/sub-app-services'
import { reasonText } from '@portal/sub-app-host/failure'
import type { PortalBridge, Unsubscribe } from '@portal/sub-app-sdk/bridge'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig, subAppNames, systemCodeOfApp } from '../../lib/config/runtime-config.ts'
import { reportAs } from '../../lib/errors/collect-errors.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { onThemeChange, themeNow } from '../../lib/theme/current-theme.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { send } from '../../session/api.ts'
import { beforeSessionEnds } from '../../session/session-cleanup.ts'
import { sessionController } from '../../session/session-controller.ts'
import { type Session, useSession } from '../../session/session-store.ts'
import { pageMounted } from '../../session/sub-app-pages.ts'
import { parseSubAppAddress } from '../location/sub-app-address.ts'
import { openSystemWindow } from '../location/system-window.ts'
import type { TabNavigation } from '../tabs/tab-navigation.tsx'
import { portalSnapshot } from './portal-snapshot.ts'

/** Opens a page of an embedded system in a window of its own, signed in by the sso call (specification §7). */
function openSubAppWindow(app: SubAppName, path: string): void {
  void openSystemWindow({
    systemCode: systemCodeOfApp(app),
    path,
    look: { language: useLanguage.getState().language, theme: themeNow().theme },
  })
}

/** Sends a sub-app's calls through the portal's own transport: same API base, time limit and certificate. */
function sendForSubApp(app: SubAppName): PortalBridge['request'] {
  const { visit } = useSession.getState()
  return async (request, options) => {
    const callId = `sub-app ${app}`
    // A page that outlives its session must not send calls as the next user.
    if (useSession.getState().visit !== visit) throw new RemoteError('sessionEnded', callId)
    const call = {
      method: request.method,
      path: request.url,
      encoding: 'json',
      access: 'certificate',
    } as const
    const answer = await send(callId, call, request, options)
    if (answer === undefined) throw new RemoteError('malformed', callId)
    return answer
  }
}

type Subscribe = (listener: () => void) => Unsubscribe

/** The part of the frame that the services use. They outlive a render, so its members must be stable. */
interface FrameAccess {
  readonly departments: () => readonly Organization[]
  readonly lookups: () => readonly Lookup[]
  readonly onLookupsChange: Subscribe
  readonly unlink: (app: SubAppName) => void
  readonly mayReload: (tabId: string) => Promise<boolean>
  readonly navigation: Pick<
    TabNavigation,
    'close' | 'navigateTab' | 'openPortalPage' | 'openSubApp' | 'pageMoved'
  >
}

/** Changes of one part of the session while it lasts; `signingOut` reports its end. */
const onChangeOf =
  (part: keyof Session): Subscribe =>
  (listener) =>
    useSession.subscribe((now, before) => {
      if (now.user && before.user && now[part] !== before[part]) listener()
    })

const sources: Readonly<Record<Exclude<SessionEvent, 'lookupsChanged'>, Subscribe>> = {
  certificateChanged: onChangeOf('certificate'),
  responsibilityChanged: onChangeOf('responsibility'),
  positionChanged: onChangeOf('position'),
  departmentsChanged: onChangeOf('departments'),
  // Not for a language that was chosen and whose texts are still loading.
  languageChanged: (listener) =>
    useLanguage.subscribe((now, before) => {
      if (now.language !== before.language) listener()
    }),
  themeChanged: onThemeChange,
  sizeChanged: (listener) =>
    useSettings.subscribe((now, before) => {
      if (now.size !== before.size) listener()
    }),
  signingOut: beforeSessionEnds,
}

/**
 * The session of this frame. Pages outlive it for a moment: they still see its user, but neither its certificate nor
 * anything of the next session.
 */
function sessionOfFrame() {
  let last: Session = useSession.getState()
  const lasts = () => {
    const now = useSession.getState()
    return now.user !== undefined && now.visit === last.visit
  }
  return {
    lasts,
    now() {
      last = lasts() ? useSession.getState() : { ...last, certificate: '' }
      return last
    },
    /** A call after the end of the session does nothing. */
    whileItLasts:
      <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (lasts()) act(...args)
      },
  }
}

/** The portal's services for its sub-apps; a tab's id is its key. */
export const createSubAppServices = (frame: FrameAccess, session = sessionOfFrame()): SubAppServices => ({
  subApps: subAppNames,
  sendFor: sendForSubApp,
  pageMounted,
  snapshot: (app) =>
    portalSnapshot(app, {
      session: session.now(),
      organizations: frame.departments(),
      language: useLanguage.getState().language,
      appearance: { ...themeNow(), size: useSettings.getState().size },
    }),
  // A copy: a sub-app can't change the portal's own.
  lookups: () => structuredClone([...frame.lookups()]),
  subscribe: (event, listener) =>
    event === 'lookupsChanged' ? frame.onLookupsChange(listener) : sources[event](listener),
  openTab: async (target) => (session.lasts() ? frame.navigation.openSubApp(target) : 'refused-permission'),
  openPortalPage: async (path) =>
    session.lasts() ? frame.navigation.openPortalPage(path) : 'refused-permission',
  navigate: (tabId, page) =>
    session.lasts() ? frame.navigation.navigateTab(tabId, page) : 'refused-permission',
  closeTab: session.whileItLasts((tabId) => frame.navigation.close(tabId)),
  setTabTitle: session.whileItLasts((tabId, title) => useTabs.getState().renamed(tabId, title)),
  setDirty: session.whileItLasts((tabId, isDirty) => useTabs.getState().dirtied(tabId, isDirty)),
  routeChanged: session.whileItLasts((tabId, path) => frame.navigation.pageMoved(tabId, path)),
  sessionExpired: session.whileItLasts(
    (certificate = session.now().certificate ?? '') => void sessionController.refused(certificate),
  ),
  reportError: (tabId, error, details) => {
    const { tabs } = useTabs.getState()
    const page = parseSubAppAddress(getConfig().childRoot, tabs.find(({ key }) => key === tabId)?.url ?? '')
    reportAs(error, { origin: 'reported', app: page?.app, ...details })
  },
  // Specification §9: toasts of 2 or 5 seconds; errors get the longer time.
  notify: session.whileItLasts(({ kind, text }) =>
    showToast({ kind, text, seconds: kind === 'error' ? 5 : 2 }),
  ),
  // The uncaught error behind a crash has been logged already.
  onFailure: ({ app, reason, error }) => {
    if (reason !== 'crashed') reportAs(error, { origin: 'reported', app, info: reasonText(reason) })
  },
  openWindow: session.whileItLasts((app, path) => openSubAppWindow(app, path)),
  mayReload: frame.mayReload,
  unlink: session.whileItLasts((app) => frame.unlink(app)),
})
