import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import type { Distributor } from '@portal/protocol/calls/distributor'
import { Button, Card, Flex, Grid, Table, Typography } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { byUrgency } from './account-figures.ts'
import type { AllAccountsProps } from './account-page.tsx'
import { FreezeReason } from './frozen-account.tsx'

interface OrderSum {
  readonly count: number
  /** Undefined where the backend sums up nothing. */
  readonly amount: number | undefined
}

/** The frozen accounts: why and since when, and which orders are still to be shipped or paid. On a phone everything is below the name. */
export function FrozenAccounts({ distributors, onChoose }: AllAccountsProps) {
  const { fields, accounts: texts, approvals, newOrder } = useTexts()
  const { md: isWide = false } = Grid.useBreakpoint()
  const { amount, date } = useFormats()
  const frozen = distributors.filter(({ account }) => account?.frozen === 'Y').sort(byUrgency)
  const sums = useOrderSums(frozen.map(({ distributorCode }) => distributorCode))
  if (frozen.length === 0)
    return (
      <Card>
        <EmptyState text={texts.noneFrozen} />
      </Card>
    )
  const reasonOf = ({ account }: Distributor) => account?.freezeReason ?? ''
  const sinceOf = ({ account }: Distributor) => (account?.frozenAt ? date(account.frozenAt) : '')
  const sumText = (sum: OrderSum | undefined) => {
    if (!sum) return ''
    if (sum.count === 0) return amount(0)
    return fill(texts.orderSum, { amount: amount(sum.amount ?? Number.NaN), count: sum.count })
  }
  const open = ({ distributorCode }: Distributor) => sumText(sums.get(distributorCode)?.open)
  const sumColumn = (title: string, kind: 'open' | 'overdue') => ({
    title,
    align: 'right' as const,
    onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const }),
    render: (_: unknown, { distributorCode }: Distributor) => sumText(sums.get(distributorCode)?.[kind]),
  })
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Table<Distributor>
        size="middle"
        rowKey="distributorCode"
        dataSource={frozen}
        footer={() => texts.stillShips}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, style: { marginInline: 16 } }}
        columns={[
          {
            title: fields.distributor,
            render: (_, distributor) => (
              <Flex vertical align="start">
                <Button
                  type="link"
                  style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                  onClick={() => onChoose(distributor.distributorCode)}
                >
                  {distributor.distributorName}
                </Button>
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  {[distributor.distributorCode, distributor.city].filter(Boolean).join(' · ')}
                </Typography.Text>
                {!isWide && (
                  <span>
                    {[sinceOf(distributor), ''].join(reasonOf(distributor) ? ' · ' : '')}
                    {distributor.account && <FreezeReason account={distributor.account} />}
                  </span>
                )}
                {!isWide && open(distributor) && <span>{`${newOrder.openOrders} ${open(distributor)}`}</span>}
              </Flex>
            ),
          },
          ...(isWide
            ? [
                {
                  title: fields.reason,
                  render: (_: unknown, { account }: Distributor) =>
                    account && <FreezeReason account={account} />,
                },
                { title: fields.frozenAt, render: (_: unknown, one: Distributor) => sinceOf(one) },
                sumColumn(newOrder.openOrders, 'open'),
              ]
            : []),
          sumColumn(approvals.overdueAmount, 'overdue'),
        ]}
      />
    </Card>
  )
}

/** The totals of some distributors' unshipped and overdue orders; none until loaded. */
function useOrderSums(codes: readonly string[]) {
  const client = usePortalClient()
  const found = useCall(`sums ${codes}`, async (signal) => {
    const sumOf = async (distributorCode: string, selection: 'changeable' | 'overdue') => {
      const query = { current: 1, size: 1, distributorCode, selection } as const
      const { total, sums } = (await client.salesOrderPage({ query }, { signal })).data
      return { count: total, amount: sums?.amount }
    }
    return Promise.all(
      codes.map(async (code) => {
        const [open, overdue] = await Promise.all([sumOf(code, 'changeable'), sumOf(code, 'overdue')])
        return [code, { open, overdue }] as const
      }),
    )
  })
  return new Map(found.data)
}
