import { CheckCircleFilled, ExclamationCircleFilled, WarningFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMenuNavigation } from '../../menu/menu-navigation.ts'
import { api } from '../../session/api.ts'
import styles from './account-status.module.css'
import { useFormats } from './card/use-formats.ts'
import { useWidgetQuery } from './card/use-widget-query.ts'
import type { VisibleWidget } from './widget-rules.ts'

/** A reason that somebody wrote, before another sentence. */
const asSentence = (reason: string, fullStop: string) =>
  /[^.。!！]$/.test(reason) ? reason + fullStop : reason

/**
 * Whether the distributor's account is frozen, above everything else. The line is there for every distributor, so that
 * a warning moves nothing when it comes.
 */
export function AccountStatus({ page }: Pick<VisibleWidget, 'page'>) {
  const { t } = useTranslation('home')
  const { openMenu } = useMenuNavigation()
  const { day } = useFormats()
  const { data, isError, isFetching, refetch } = useWidgetQuery(
    ['accountFreeze'],
    async (options) => (await api.checkAccountFreeze({ query: {} }, options)).data,
  )
  if (!data) {
    return (
      <div
        className={styles.status}
        data-state={isError ? 'unknown' : 'waiting'}
        role={isError ? 'alert' : undefined}
      >
        {isError && (
          <>
            <ExclamationCircleFilled aria-hidden />
            <p>{t('status.unknown')}</p>
            <Button size="small" onClick={() => void refetch()} loading={isFetching}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
    )
  }
  if (data.frozen === 'N') {
    return (
      <div className={styles.status} data-state="open">
        <CheckCircleFilled aria-hidden />
        <p>{t('status.open')}</p>
      </div>
    )
  }
  return (
    <div className={styles.status} data-state="frozen" role="alert">
      <WarningFilled aria-hidden />
      <p>
        <strong>
          {data.frozenAt ? t('status.frozenSince', { day: day(data.frozenAt) }) : t('status.frozen')}
        </strong>{' '}
        {asSentence(data.reason ?? '', t('status.fullStop'))}{' '}
        <span className={styles.advice}>{t('status.whatToDo')}</span>
      </p>
      {page && (
        <Button size="small" onClick={() => openMenu(page.systemCode, page.item)}>
          {t('status.seeAccount')}
        </Button>
      )}
    </div>
  )
}
