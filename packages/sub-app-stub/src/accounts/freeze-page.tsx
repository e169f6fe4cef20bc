import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { FactList } from '../page/facts.tsx'
import styles from '../page/page.module.css'
import { byUrgency } from './account-figures.ts'
import { AccountPage, type AllAccountsProps, DistributorTable } from './account-page.tsx'
import { FreezeAlert, FreezeReason } from './frozen-account.tsx'

interface OrderSum {
  readonly count: number
  /** Undefined where the backend sums up nothing. */
  readonly amount: number | undefined
}

/** The frozen accounts: why and since when, and which orders are still to be shipped or paid. */
function FrozenAccounts({ distributors, onChoose }: AllAccountsProps) {
  const { fields, accounts: texts, approvals, newOrder } = useTexts()
  const { amount, date } = useFormats()
  const frozen = distributors.filter(({ account }) => account?.frozen === 'Y').sort(byUrgency)
  const sums = useOrderSums(frozen.map(({ distributorCode }) => distributorCode))
  const reasonOf = ({ account }: Distributor) => account && <FreezeReason account={account} />
  const sinceOf = ({ account }: Distributor) => (account?.frozenAt ? date(account.frozenAt) : '')
  const sumOf = ({ distributorCode }: Distributor, kind: 'open' | 'overdue') => {
    const sum: OrderSum | undefined = sums.get(distributorCode)?.[kind]
    if (!sum) return ''
    if (sum.count === 0) return amount(0)
    return fill(texts.orderSum, { amount: amount(sum.amount ?? Number.NaN), count: sum.count })
  }
  const sumColumn = (title: string, kind: 'open' | 'overdue') => ({
    title,
    align: 'right' as const,
    className: styles.figure ?? '',
    render: (_: unknown, distributor: Distributor) => sumOf(distributor, kind),
  })
  return (
    <DistributorTable
      distributors={frozen}
      onChoose={onChoose}
      none={texts.noneFrozen}
      note={texts.stillShips}
      below={(one) => (
        <>
          <span>
            {[sinceOf(one), ''].join(one.account?.freezeReason ? ' · ' : '')}
            {reasonOf(one)}
          </span>
          {sumOf(one, 'open') && <span>{`${newOrder.openOrders} ${sumOf(one, 'open')}`}</span>}
        </>
      )}
      wide={[
        { title: fields.reason, render: (_, one) => reasonOf(one) },
        { title: fields.frozenAt, render: (_, one) => sinceOf(one) },
        sumColumn(newOrder.openOrders, 'open'),
      ]}
      always={[sumColumn(approvals.overdueAmount, 'overdue')]}
    />
  )
}

/** The totals of some distributors' unshipped and overdue orders; none until loaded. */
function useOrderSums(codes: readonly string[]) {
  const client = usePortalClient()
  const found = useQuery({
    queryKey: ['orderSums', codes],
    queryFn: async ({ signal }) => {
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
    },
  })
  return new Map(found.data)
}

/** Which accounts are frozen, since when and why; of one account whether it is. */
export const FreezePage = () => (
  <AccountPage
    path="/account-freeze"
    All={FrozenAccounts}
    draw={({ distributorCode, distributorName }) => (
      <Freeze key={distributorCode} code={distributorCode} name={distributorName} />
    )}
  />
)

function Freeze({ code, name }: { readonly code: string; readonly name: string }) {
  const client = usePortalClient()
  const { fields } = useTexts()
  const found = useQuery({
    queryKey: ['freeze', code],
    queryFn: async ({ signal }) =>
      (await client.checkAccountFreeze({ query: { distributorCode: code } }, { signal })).data,
  })
  const state = found.data
  return (
    <>
      {state?.frozen === 'Y' && (
        <FreezeAlert
          account={{
            frozenAt: state.frozenAt,
            freezeReason: state.reason ?? '',
            freezeRecord: state.freezeRecord ?? null,
          }}
        />
      )}
      <Card size="small" title={`${name} (${code})`}>
        {found.isLoading && <Skeleton active />}
        {found.error && <FailureState error={found.error} onRetry={found.refetch} />}
        {state && (
          <FactList
            facts={[
              { label: fields.frozen, children: <Cell value={state.frozen} as="frozen" /> },
              ...(state.frozen === 'Y'
                ? [
                    { label: fields.frozenAt, children: <Cell value={state.frozenAt} as="date" /> },
                    { label: fields.reason, children: <Cell value={state.reason} as={undefined} /> },
                  ]
                : []),
            ]}
          />
        )}
      </Card>
    </>
  )
}
