import { useTranslation } from 'react-i18next'
import styles from './unsaved-list.module.css'
import type { NamedTab } from './unsaved-tabs.ts'

/** Says what would be lost, by the names of the tabs that hold it. */
export function UnsavedList({ tabs }: { tabs: readonly NamedTab[] }) {
  const { t } = useTranslation('session')
  return (
    <>
      <p className={styles.lead}>{t('unsavedIn')}</p>
      <ul className={styles.titles}>
        {tabs.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
    </>
  )
}
