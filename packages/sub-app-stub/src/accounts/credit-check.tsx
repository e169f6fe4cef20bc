import { useFormats } from '@portal/page-kit/formats'
import type { DistributorAccount } from '@portal/protocol/calls/approval'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { orderableAmount, shortfallOf } from '@portal/protocol/rules/approvals'
import { Alert, Flex, Typography, theme } from 'antd'
import type { ReactNode } from 'react'
import { fill, useTexts } from '../i18n/texts.ts'

interface CreditCheckProps {
  readonly distributor: Distributor | undefined
  /** Of the order, in yuan. */
  readonly amount: number
}

/** Whether a distributor's funds cover an order, and whether the account can order. */
export function CreditCheck({ distributor, amount }: CreditCheckProps) {
  const { newOrder: texts, accounts, fields } = useTexts()
  const formats = useFormats()
  if (!distributor) return <Typography.Text type="secondary">{texts.chooseFirst}</Typography.Text>
  const { account } = distributor
  if (!account) return <Typography.Text type="secondary">{texts.noAccount}</Typography.Text>
  const orderable = orderableAmount(account)
  const missing = shortfallOf(account, amount)
  const isFrozen = account.frozen === 'Y'
  const { overdueAmount = 0 } = account
  const isSound = !isFrozen && !(missing > 0) && !(overdueAmount > 0)
  return (
    <Flex vertical gap={12}>
      <FundsBar funds={orderable} amount={amount} />
      <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
        <Figure label={fields.balance}>{formats.amount(account.balance)}</Figure>
        <Figure label={fields.creditLimit}>{formats.amount(account.creditLimit)}</Figure>
        <Figure label={texts.openOrders}>{formats.amount(account.openAmount)}</Figure>
        <OverdueFigure account={account} />
        <Figure label={accounts.available} isStrong>
          {formats.amount(orderable)}
        </Figure>
        {!isFrozen && <Figure label={texts.left}>{formats.amount(Math.max(0, orderable - amount))}</Figure>}
      </Flex>
      {/* That it is frozen is shown beside what it blocks. */}
      {!isFrozen && overdueAmount > 0 && (
        <Caution>{fill(texts.overdue, { amount: formats.amount(overdueAmount) })}</Caution>
      )}
      {!isFrozen && missing > 0 && (
        <Caution>{fill(texts.beyond, { amount: formats.amount(missing) })}</Caution>
      )}
      {isSound && amount > 0 && <Alert role="note" type="success" showIcon title={texts.enough} />}
    </Flex>
  )
}

const Caution = ({ children }: { readonly children: string }) => (
  <Alert role="note" type="warning" showIcon title={children} />
)

interface FigureProps {
  readonly label: string
  readonly children: ReactNode
  readonly isStrong?: boolean
}

/** A name with its value at the end of the line, in a list of descriptions. */
export function Figure({ label, children, isStrong = false }: FigureProps) {
  return (
    <Flex justify="space-between" align="baseline" gap={12}>
      <dt>
        <Typography.Text type="secondary">{label}</Typography.Text>
      </dt>
      <dd style={{ margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
        <Typography.Text strong={isStrong}>{children}</Typography.Text>
      </dd>
    </Flex>
  )
}

/** What a distributor should have paid by now, if the backend reports it. */
export function OverdueFigure({ account }: { readonly account: DistributorAccount }) {
  const { approvals } = useTexts()
  const formats = useFormats()
  const { overdueAmount } = account
  if (overdueAmount === undefined) return null
  return (
    <Figure label={approvals.overdueAmount}>
      <Typography.Text {...(overdueAmount > 0 ? { type: 'danger' as const } : {})}>
        {formats.amount(overdueAmount)}
      </Typography.Text>
    </Figure>
  )
}

/** How much of the funds the orders take. */
export function FundsBar({ funds, amount }: { readonly funds: number; readonly amount: number }) {
  const { token } = theme.useToken()
  const share = funds > 0 ? Math.min(1, amount / funds) : Number(amount > 0)
  const color = amount > funds ? token.colorWarning : token.colorSuccess
  return (
    <div
      aria-hidden="true"
      style={{ height: 6, borderRadius: 3, background: token.colorFillSecondary, overflow: 'hidden' }}
    >
      <div style={{ width: `${share * 100}%`, height: '100%', background: color, borderRadius: 3 }} />
    </div>
  )
}
