import { EmptyState } from '@portal/page-kit/empty-state'
import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { Button, Card, Flex, Grid, Table, Typography } from 'antd'
import { useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { availableAmount, byUrgency } from './account-figures.ts'
import type { AllAccountsProps } from './account-page.tsx'

/** All accounts the user may see, most urgent first. On a phone the available amount is shown below the name. */
export function AccountsTable({ distributors, onChoose }: AllAccountsProps) {
  const { fields, accounts: texts } = useTexts()
  const { md: isWide = false } = Grid.useBreakpoint()
  const { amount } = useFormats()
  if (distributors.length === 0) {
    return (
      <Card>
        <EmptyState text={texts.none} />
      </Card>
    )
  }
  const money = (title: string, moneyOf: (distributor: Distributor) => number | null | undefined) => ({
    title,
    align: 'right' as const,
    onCell: () => ({ style: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const }),
    render: (_: unknown, distributor: Distributor) => <Cell value={moneyOf(distributor)} as="amount" />,
    sorter: (a: Distributor, b: Distributor) => (moneyOf(a) ?? 0) - (moneyOf(b) ?? 0),
  })
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <Table<Distributor>
        size="middle"
        rowKey="distributorCode"
        dataSource={[...distributors].sort(byUrgency)}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, style: { marginInline: 16 } }}
        columns={[
          {
            title: fields.distributor,
            render: (_, distributor) => (
              <Flex vertical align="start">
                <Flex wrap align="center" gap={8}>
                  <Button
                    type="link"
                    style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
                    onClick={() => onChoose(distributor.distributorCode)}
                  >
                    {distributor.distributorName}
                  </Button>
                  {distributor.account?.frozen === 'Y' && <State group="frozen" code="Y" />}
                </Flex>
                <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                  {[distributor.distributorCode, distributor.city].filter(Boolean).join(' · ')}
                </Typography.Text>
                {!isWide && (
                  <span style={{ fontVariantNumeric: 'tabular-nums' }}>
                    {`${texts.available} ${amount(availableAmount(distributor) ?? Number.NaN)}`}
                  </span>
                )}
              </Flex>
            ),
          },
          ...(isWide
            ? [
                money(fields.balance, ({ account }) => account?.balance),
                money(fields.creditLimit, ({ account }) => account?.creditLimit),
                money(fields.openAmount, ({ account }) => account?.openAmount),
                money(texts.available, availableAmount),
              ]
            : []),
        ]}
      />
    </Card>
  )
}
