import { memo, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failedLink } from './failure/failed-link.ts'
import { FailurePanel, LoadingPanel, PageNotice } from './failure/failure-panels.tsx'
import { modalsShown } from './focus/modal-dialogs.ts'
import { Offered, usePassedFocus, useRestoredFocus } from './focus/panel-focus.tsx'
import { type SubAppInstanceOptions, useSubAppInstance } from './instance/use-sub-app-instance.ts'
import styles from './sub-app-panel.module.css'
import { systemNameKeys } from './system-names.ts'

interface SubAppPanelProps extends SubAppInstanceOptions {
  /** What the menus call the system, where they have it. */
  readonly nameInMenus?: string | undefined
}

/** The page of one tab: hidden, not unmounted, while another tab is visible. */
export const SubAppPanel = memo(function SubAppPanel({ nameInMenus, ...options }: SubAppPanelProps) {
  const { tab, isActive, services } = options
  const { t } = useTranslation('sub-apps')
  const { parent, state, failure, retry, dismiss } = useSubAppInstance(options)
  const systemName = nameInMenus ?? t(systemNameKeys[tab.app])
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
      // `portal sub-app check` knows the pages of sub-apps by it.
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
            onReload={retry}
            onDismiss={dismiss}
          />
        )}
      </Offered>
      {/* One that was given up may still come, and needs the size that it will have. */}
      <div
        ref={parent}
        className={isFailed ? `${styles.page} ${styles.behind}` : styles.page}
        aria-hidden={isFailed || undefined}
      />
    </section>
  )
})
