import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './menu-failure.module.css'

interface MenuFailureProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says that the menus are missing and why nothing can be chosen, until they are there. */
export function MenuFailure({ isRetrying, onRetry }: MenuFailureProps) {
  const { t } = useTranslation('frame')
  return (
    <div className={styles.failure} role="alert">
      <span>{t('menuFailed')}</span>
      <Button size="small" loading={isRetrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
