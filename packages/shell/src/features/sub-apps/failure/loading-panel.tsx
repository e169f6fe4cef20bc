import { Button, Flex, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { limits } from '../limits.ts'
import styles from './failure.module.css'
import type { SubAppFailure } from './failure.ts'
import { CopyDiagnostics } from './failure-actions.tsx'

interface LoadingPanelProps {
  readonly systemName: string
  /** Set from the hint on. */
  readonly slow: SubAppFailure | undefined
  readonly onRetry: () => void
  readonly onOpenWindow: () => void
}

/** While a page is on its way; from the hint on, with what people can do instead of waiting. */
export function LoadingPanel({ systemName, slow, onRetry, onOpenWindow }: LoadingPanelProps) {
  const { t } = useTranslation('sub-apps')
  return (
    <div className={styles.loading} role="status">
      <Flex vertical align="center" gap={16}>
        <Spin delay={limits.spinnerDelayMs} description={t('loading', { system: systemName })} size="large" />
        {slow && (
          <>
            <p className={styles.hint}>{t('slowHint', { system: systemName })}</p>
            <Flex wrap justify="center" gap={8}>
              <Button onClick={onRetry}>{t('retry')}</Button>
              <Button onClick={onOpenWindow}>{t('ownWindow')}</Button>
              <CopyDiagnostics failure={slow} />
            </Flex>
          </>
        )}
      </Flex>
    </div>
  )
}
