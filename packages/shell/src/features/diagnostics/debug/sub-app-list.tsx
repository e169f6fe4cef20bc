import type { SubAppName } from '@portal/protocol/systems'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './debug.module.css'

/** The page of one tab; `asleep`: only its address is kept. */
export interface SubAppState {
  readonly tabId: string
  readonly app: SubAppName
  readonly path: string
  readonly phase: 'loading' | 'ready' | 'failed' | 'asleep'
  readonly attempt: number
}

const colors = { loading: 'processing', ready: 'success', failed: 'error', asleep: 'default' } as const

export function SubAppList({ subApps }: { subApps: readonly SubAppState[] }) {
  const { t } = useTranslation('debug')
  if (subApps.length === 0) return <p className={styles.lead}>{t('noSubApps')}</p>
  return (
    <ul className={styles.list}>
      {subApps.map(({ tabId, app, path, phase, attempt }) => (
        <li key={tabId}>
          <Tag color={colors[phase]}>{t(`phases.${phase}`)}</Tag>
          <span className={styles.address}>{app + path}</span>
          {attempt > 1 && <span className={styles.lead}>{t('attempt', { count: attempt })}</span>}
        </li>
      ))}
    </ul>
  )
}
