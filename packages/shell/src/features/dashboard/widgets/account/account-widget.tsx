import { useTranslation } from 'react-i18next'
import { useFormats } from '../../card/use-formats.ts'
import { WidgetCard } from '../../card/widget-card.tsx'
import { PointsButton } from '../points/points-button.tsx'
import type { WidgetProps } from '../widget-props.ts'
import styles from './account-widget.module.css'
import { useBalance } from './use-balance.ts'

/** Balance, credit and points of the distributor who is signed in. */
export function AccountWidget({ widget }: WidgetProps) {
  const { t } = useTranslation('home')
  const { money, count } = useFormats()
  const query = useBalance()
  return (
    <WidgetCard widget={widget} query={query} isEmpty={() => false} empty={t('account.balance')}>
      {({ balance, creditLimit, integral, waitingIntegral }) => (
        <div className={styles.account}>
          <dl className={styles.money}>
            <div>
              <dt>{t('account.balance')}</dt>
              <dd className={styles.balance} data-owing={balance < 0}>
                {money(balance)}
              </dd>
            </div>
            <div>
              <dt>{t('account.credit')}</dt>
              <dd>{money(creditLimit)}</dd>
            </div>
          </dl>
          <dl className={styles.points}>
            <div>
              <dt>{t('account.points')}</dt>
              <dd>{count(integral)}</dd>
            </div>
            <div>
              <dt>{t('account.waitingPoints')}</dt>
              <dd>{count(waitingIntegral)}</dd>
            </div>
          </dl>
          <PointsButton disabled={waitingIntegral === 0} />
        </div>
      )}
    </WidgetCard>
  )
}
