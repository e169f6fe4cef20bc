import type { SystemMenu } from '@portal/protocol/entities/menu'
import { isSpecifiedSubApp, type SubAppName } from '@portal/protocol/systems'
import type { SubAppServices, SubAppTab } from '@portal/sub-app-host/bridge/sub-app-services'
import type { SubAppFailure } from '@portal/sub-app-host/failure'
import { loadInIframe } from '@portal/sub-app-host/host/iframe/iframe-adapter'
import { loadWithQiankun } from '@portal/sub-app-host/host/qiankun-adapter'
import { createSubAppHost, type OpenSubApp } from '@portal/sub-app-host/host/sub-app-host'
import {
  firstAttempt,
  type InstanceState,
  nextInstanceState,
} from '@portal/sub-app-host/instance/instance-state'
import { type LivePage, livePage, pageFailure } from '@portal/sub-app-host/instance/live-page'
import { fileFetcher } from '@portal/sub-app-host/loading/fetch-file'
import { lowerHiddenModals, modalsShown } from '@portal/sub-app-host/portal/modal-dialogs'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { browserAddress } from '../../lib/base-path.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { subAppEntry, subAppOwnNames, subAppPermissions } from '../../lib/config/sub-app-config.ts'
import { fetchText } from '../../lib/fetch-text.ts'
import { RetryOnline } from '../../lib/ui/retry-online.tsx'
import { awakeTabs } from './awake-tabs.ts'
import { failedLink } from './failure/failed-link.ts'
import { FailurePanel, LoadingPanel, PageNotice } from './failure/failure-panels.tsx'
import { Offered, usePassedFocus, useRestoredFocus } from './focus/panel-focus.tsx'
import { hostOfSubApp, linkOfThisLoad } from './links/link-store.ts'
import { useIdlePrefetch } from './prefetch/prefetch-sub-app.ts'
import { usePublishedState } from './published-states.ts'
import styles from './sub-app-panel.module.css'
import { nameInMenus, systemNameKeys } from './system-names.ts'

interface SubAppInstanceOptions {
  readonly tab: SubAppTab
  readonly isActive: boolean
  readonly services: SubAppServices
  readonly open: OpenSubApp
}

interface SubAppPanelProps extends SubAppInstanceOptions {
  /** The system's name in the menus, if it is there. */
  readonly nameInMenus?: string | undefined
}

/** The page of one tab: hidden, not unmounted, while another tab is visible. */
const SubAppPanel = memo(function SubAppPanel({ nameInMenus, ...options }: SubAppPanelProps) {
  const { tab, isActive, services } = options
  const { t } = useTranslation('sub-apps')
  const systemName = nameInMenus ?? (isSpecifiedSubApp(tab.app) ? t(systemNameKeys[tab.app]) : tab.app)
  const { parent, state, failure, retry, dismiss } = useSubAppInstance(options, systemName)
  const panel = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (panel.current) modalsShown(panel.current, isActive)
  }, [isActive])
  useRestoredFocus(panel, isActive)
  usePassedFocus(panel)
  const isLoading = state.phase === 'loading'
  const isFailed = state.phase === 'failed'
  const offered = isLoading ? `loading ${state.attempt}` : (state.reason ?? failure?.reason)
  const openWindow = () => services.openWindow(tab.app, tab.path)

  return (
    <section
      ref={panel}
      className={isActive ? styles.panel : `${styles.panel} ${styles.behind}`}
      tabIndex={-1}
      aria-label={systemName}
      aria-hidden={isActive ? undefined : true}
      aria-busy={isLoading}
      // `portal sub-app check` recognises pages by it, and the portal by `data-portal-…`.
      data-page-of={tab.app}
    >
      <Offered key={offered} panel={panel} page={parent} isFailed={isFailed}>
        {isLoading && (
          <LoadingPanel
            systemName={systemName}
            slow={state.isSlow ? failure : undefined}
            onRetry={retry}
            onOpenWindow={openWindow}
          />
        )}
        {state.reason === 'unreachable' && <RetryOnline isShown={isActive} onRetry={retry} />}
        {state.reason && failure && (
          <FailurePanel
            systemName={systemName}
            reason={state.reason}
            failure={failure}
            link={failedLink(failure, services.unlink)}
            onRetry={retry}
            onOpenWindow={openWindow}
          />
        )}
        {state.phase === 'ready' && failure && (
          <PageNotice
            systemName={systemName}
            failure={failure}
            isDirty={tab.isDirty}
            onReload={() => void services.mayReload(tab.tabId).then((may) => may && retry())}
            onDismiss={dismiss}
          />
        )}
      </Offered>
      {/* A page that was given up may still appear, and needs its final size. */}
      <div
        ref={parent}
        className={isFailed ? `${styles.page} ${styles.behind}` : styles.page}
        aria-hidden={isFailed || undefined}
      />
    </section>
  )
})

/** Keeps one tab's page mounted from the first render to the last, and passes changes of the tab on. */
function useSubAppInstance({ tab, isActive, services, open }: SubAppInstanceOptions, systemName: string) {
  const [state, dispatch] = useReducer(nextInstanceState, firstAttempt)
  const parent = useRef<HTMLDivElement>(null)
  const page = useRef<LivePage>(undefined)

  const begin = useEffectEvent((element: HTMLDivElement, attempt: number) =>
    livePage({
      tab,
      systemName,
      attempt,
      parent: element,
      isActive,
      services,
      open,
      report: dispatch,
    }),
  )

  // A layout effect, so that loading doesn't wait for the first paint of the empty tab.
  useLayoutEffect(() => {
    if (!parent.current) return
    const begun = begin(parent.current, state.attempt)
    page.current = begun
    return begun.end
  }, [state.attempt])

  usePublishedState(tab.tabId, state)

  useLayoutEffect(() => page.current?.activeChanged(isActive), [isActive])

  // A layout effect, so that a path reported by the page itself isn't sent back as a request.
  useLayoutEffect(() => page.current?.pathChanged(tab.path), [tab.path])

  return {
    /** Contains the page. */
    parent,
    state,
    retry: () => dispatch({ type: 'retried' }),
    dismiss: () => dispatch({ type: 'dismissed' }),
    /** The current failure, or what makes the page slow. */
    failure: failureIn(state, tab, page.current?.entry),
  }
}

function failureIn(
  { attempt, reason, error, isSlow }: InstanceState,
  tab: SubAppTab,
  entry = '',
): SubAppFailure | undefined {
  if (error === undefined && !isSlow) return undefined
  const page = { tab, path: tab.path, entry, attempt }
  return pageFailure(page, reason ?? (isSlow ? 'slow' : 'error'), error ?? 'still loading')
}

/** The sub-app host of this page, with the systems of the installation. */
const openSubApp = createSubAppHost({
  loadFor: (app) => (hostOfSubApp(app) === 'iframe' ? loadInIframe(subAppPermissions(app)) : loadWithQiankun),
  entryOf: (app) => linkOfThisLoad(app)?.entry ?? subAppEntry(app),
  fetchFile: fileFetcher(fetchText),
  ownNames: subAppOwnNames,
  prefixOf: (app) => browserAddress(`/${getConfig().childRoot}/${app}`),
})

const none: readonly never[] = []

interface SubAppAreaProps {
  /** All open tabs of sub-apps. */
  readonly tabs: readonly SubAppTab[]
  /** The visible tab, of a sub-app or not. */
  readonly activeTabId: string
  readonly services: SubAppServices
  /** The current menus, for the names of the systems. */
  readonly systems?: readonly SystemMenu[]
  /** Sub-apps that the user may open; prefetched while the browser is idle. */
  readonly mayOpen?: readonly SubAppName[]
  readonly open?: OpenSubApp
  readonly maxLive?: number
}

/** The pages of all sub-app tabs, at most one of them visible. Fills its parent. */
export function SubAppArea(props: SubAppAreaProps) {
  const {
    tabs,
    activeTabId,
    services,
    systems = none,
    mayOpen = none,
    open = openSubApp,
    maxLive = getConfig().maxLiveSubApps ?? getConfig().tabLimit,
  } = props
  useEffect(lowerHiddenModals, [])
  const [awake, setAwake] = useState<readonly string[]>([])
  const nowAwake = awakeTabs(awake, tabs, activeTabId, maxLive)
  if (nowAwake !== awake) setAwake(nowAwake)

  useIdlePrefetch(mayOpen)

  const mountedTabs = tabs.filter(({ tabId }) => nowAwake.includes(tabId))
  return mountedTabs.map((tab) => (
    <SubAppPanel
      key={`${tab.tabId} ${tab.refreshes}`}
      tab={tab}
      isActive={tab.tabId === activeTabId}
      services={services}
      open={open}
      nameInMenus={nameInMenus(systems, tab.app)}
    />
  ))
}
