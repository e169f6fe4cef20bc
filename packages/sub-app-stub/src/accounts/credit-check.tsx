import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { DistributorAccount } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { orderableAmount, shortfallOf } from '@portal/protocol/rules/approvals'
import { Alert, Card, Flex, Typography } from 'antd'
import { fill, useTexts } from '../i18n/texts.ts'
import { type Figure, Figures } from '../page/facts.tsx'
import styles from './accounts.module.css'

/** The balances of an account; what should have been paid by now, if the backend reports it; what it can order for. */
function useAccountFigures(): (
  account: DistributorAccount,
  openAmount: string,
) => readonly (Figure | false)[] {
  const { accounts, approvals, fields } = useTexts()
  const { amount } = useFormats()
  return (account, openAmount) => {
    const { balance, creditLimit, overdueAmount } = account
    return [
      [fields.balance, amount(balance)],
      [fields.creditLimit, amount(creditLimit)],
      [openAmount, amount(account.openAmount)],
      overdueAmount !== undefined && [
        approvals.overdueAmount,
        overdueAmount > 0 ? (
          <Typography.Text type="danger">{amount(overdueAmount)}</Typography.Text>
        ) : (
          amount(overdueAmount)
        ),
      ],
      [accounts.available, amount(orderableAmount(account)), true],
    ]
  }
}

interface AccountCardProps {
  /** Null for people who may not see it. */
  readonly account: DistributorAccount | null
}

/** A distributor's balances beside an order or an approval. */
export function AccountCard({ account }: AccountCardProps) {
  const { approvals, fields } = useTexts()
  const figuresOf = useAccountFigures()
  if (!account) return null
  return (
    <Card size="small" title={approvals.account} extra={<State group="frozen" code={account.frozen} />}>
      <Figures of={figuresOf(account, fields.openAmount)} />
    </Card>
  )
}

interface CreditCheckProps {
  readonly distributor: Distributor | undefined
  /** Of the order, in yuan. */
  readonly amount: number
}

/** Whether a distributor's funds cover an order, and whether the account can order. */
export function CreditCheck({ distributor, amount }: CreditCheckProps) {
  const { newOrder: texts } = useTexts()
  const formats = useFormats()
  const figuresOf = useAccountFigures()
  if (!distributor) return <Typography.Text type="secondary">{texts.chooseFirst}</Typography.Text>
  const { account } = distributor
  if (!account) return <Typography.Text type="secondary">{texts.noAccount}</Typography.Text>
  const orderable = orderableAmount(account)
  const missing = shortfallOf(account, amount)
  const isFrozen = account.frozen === 'Y'
  const { overdueAmount = 0 } = account
  // That it is frozen is shown beside what it blocks.
  const cautions = isFrozen
    ? []
    : [
        ...(overdueAmount > 0 ? [fill(texts.overdue, { amount: formats.amount(overdueAmount) })] : []),
        ...(missing > 0 ? [fill(texts.beyond, { amount: formats.amount(missing) })] : []),
      ]
  return (
    <Flex vertical gap={12}>
      <FundsBar funds={orderable} amount={amount} />
      <Figures
        of={[
          ...figuresOf(account, texts.openOrders),
          !isFrozen && [texts.left, formats.amount(Math.max(0, orderable - amount))],
        ]}
      />
      {cautions.map((caution) => (
        <Alert key={caution} role="note" type="warning" showIcon title={caution} />
      ))}
      {!isFrozen && cautions.length === 0 && amount > 0 && (
        <Alert role="note" type="success" showIcon title={texts.enough} />
      )}
    </Flex>
  )
}

/** How much of the funds the orders take. */
export function FundsBar({ funds, amount }: { readonly funds: number; readonly amount: number }) {
  const share = funds > 0 ? Math.min(1, amount / funds) : Number(amount > 0)
  return (
    <div aria-hidden="true" className={styles.funds} data-exceeded={amount > funds}>
      <div style={{ width: `${share * 100}%` }} />
    </div>
  )
}
