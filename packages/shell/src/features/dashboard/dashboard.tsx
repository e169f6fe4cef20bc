import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountCard } from './account-card.tsx'
import styles from './dashboard.module.css'
import { GreetingCard } from './greeting-card.tsx'
import { QuickEntries } from './quick-entries.tsx'

interface DashboardProps {
  readonly systems: readonly SystemMenu[]
  /** The list of notices, a feature of its own. */
  readonly notices: ReactNode
  readonly now: Date
}

/** Home: what a person needs first in the morning. */
export function Dashboard({ systems, notices, now }: DashboardProps) {
  const { t } = useTranslation('frame')
  return (
    <div className={styles.page}>
      <GreetingCard now={now} />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="quick-entries">
          <h2 id="quick-entries">{t('quickEntries')}</h2>
          <QuickEntries systems={systems} />
        </section>
        <div className={styles.side}>
          <section className={styles.card} aria-labelledby="notices">
            <h2 id="notices">{t('notices')}</h2>
            {notices}
          </section>
          <section className={styles.card} aria-labelledby="account">
            <h2 id="account">{t('account')}</h2>
            <AccountCard />
          </section>
        </div>
      </div>
    </div>
  )
}
