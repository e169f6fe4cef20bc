import { fundsLeft, orderableAmount } from '@portal/protocol/rules/order-funds'
import { useTranslation } from 'react-i18next'
import { unknownValue } from '../../../../lib/format/intl-formats.ts'
import { useFormats } from '../../card/use-formats.ts'
import { useBalance } from '../account/use-balance.ts'
import { Figure } from './figure.tsx'

/** What a distributor has on the account, and what can be ordered for. */
export function BalanceFigure({ onOpen }: { readonly onOpen: (() => void) | undefined }) {
  const { t } = useTranslation('home')
  const { shortMoney } = useFormats()
  const { data } = useBalance()
  const { balance = Number.NaN, creditLimit = Number.NaN } = data ?? {}
  return (
    <Figure
      label={t('account.balance')}
      value={data ? shortMoney(balance) : unknownValue}
      // What is on the account is spent first, then the credit.
      progress={
        data && creditLimit > 0 && balance < 0 ? Math.max(0, fundsLeft(data)) / creditLimit : undefined
      }
      isUrgent={balance < 0}
      detail={
        data &&
        t('figures.mayOrder', { amount: shortMoney(orderableAmount(data)), credit: shortMoney(creditLimit) })
      }
      onOpen={onOpen}
    />
  )
}
