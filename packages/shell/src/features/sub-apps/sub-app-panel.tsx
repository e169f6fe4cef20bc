import { Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from './failure-panel.tsx'
import styles from './sub-app-panel.module.css'
import { systemNameKeys } from './system-names.ts'
import { type SubAppInstanceOptions, useSubAppInstance } from './use-sub-app-instance.ts'

/** Milliseconds until waiting is shown: most pages are there sooner. */
const spinnerDelayMs = 200

/** The page of one tab: kept, and only hidden, while another tab is on the screen. */
export function SubAppPanel(options: SubAppInstanceOptions) {
  const { tab, isActive } = options
  const { t } = useTranslation('sub-apps')
  const { parent, state, retry } = useSubAppInstance(options)
  const systemName = t(systemNameKeys[tab.app])
  const isLoading = state.phase === 'loading'

  return (
    <section
      className={styles.panel}
      style={{ display: isActive ? undefined : 'none' }}
      aria-label={systemName}
      aria-busy={isLoading}
    >
      {isLoading && (
        <div className={styles.loading} role="status">
          <Spin delay={spinnerDelayMs} description={t('loading', { system: systemName })} size="large" />
        </div>
      )}
      {state.reason && <FailurePanel systemName={systemName} reason={state.reason} onRetry={retry} />}
      <div ref={parent} className={styles.page} hidden={state.phase === 'failed'} />
    </section>
  )
}
