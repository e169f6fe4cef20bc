import { useTranslation } from 'react-i18next'
import styles from './menu-search.module.css'

/** Which keys do what. */
export function SearchFoot() {
  const { t } = useTranslation('menu-search')
  return (
    <div className={styles.foot} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('keyChoose')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('keyOpen')}
      </span>
      <span>
        <kbd>→</kbd>
        {t('keyStar')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('keyClose')}
      </span>
    </div>
  )
}
