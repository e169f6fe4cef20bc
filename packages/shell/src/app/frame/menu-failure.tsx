import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface MenuFailureProps {
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Says that the menus are missing and why nothing can be chosen, until they are there. */
export function MenuFailure({ isRetrying, onRetry }: MenuFailureProps) {
  const { t } = useTranslation('frame')
  return (
    <Alert
      type="error"
      banner
      title={t('menuFailed')}
      action={
        <Button size="small" loading={isRetrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  )
}
