import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { DistributorAccount } from '@portal/protocol/calls/approval'
import { orderableAmount } from '@portal/protocol/rules/approvals'
import { Card, Flex } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Figure, OverdueFigure } from './credit-check.tsx'

interface AccountCardProps {
  /** Null for people who may not see it. */
  readonly account: DistributorAccount | null
}

/** A distributor's balances beside an order or an approval; what is overdue if the backend reports it. */
export function AccountCard({ account }: AccountCardProps) {
  const { accounts, approvals, fields } = useTexts()
  const { amount } = useFormats()
  if (!account) return null
  return (
    <Card size="small" title={approvals.account} extra={<State group="frozen" code={account.frozen} />}>
      <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
        <Figure label={fields.balance}>{amount(account.balance)}</Figure>
        <Figure label={fields.creditLimit}>{amount(account.creditLimit)}</Figure>
        <Figure label={fields.openAmount}>{amount(account.openAmount)}</Figure>
        <OverdueFigure account={account} />
        <Figure label={accounts.available} isStrong>
          {amount(orderableAmount(account))}
        </Figure>
      </Flex>
    </Card>
  )
}
