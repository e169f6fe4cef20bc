import { useTranslation } from 'react-i18next'
import styles from './unsaved-list.module.css'
import type { NamedTab } from './unsaved-tabs.ts'

interface UnsavedListProps {
  readonly tabs: readonly NamedTab[]
  /** What the list is said to be. */
  readonly lead?: 'unsavedIn' | 'unsavedMayGo' | 'again.keptUnlessOut'
}

/** Says what has not been saved, by the names of the tabs that hold it: what would be lost unless `lead` says otherwise. */
export function UnsavedList({ tabs, lead = 'unsavedIn' }: UnsavedListProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <p className={styles.lead}>{t(lead)}</p>
      <ul className={styles.titles}>
        {tabs.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
    </>
  )
}
