import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { fundsLeft } from '@portal/protocol/rules/approvals'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Skeleton, Typography } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import { listPages } from '../lists/pages.ts'
import { RelatedList } from '../lists/related-records.tsx'
import { Figures } from '../page/facts.tsx'
import pageStyles from '../page/page.module.css'
import { availableAmount, byUrgency } from './account-figures.ts'
import { AccountPage, type AllAccountsProps, DistributorTable } from './account-page.tsx'
import styles from './accounts.module.css'
import { FundsBar } from './credit-check.tsx'
import { FrozenAccount } from './frozen-account.tsx'

/** Money, credit and points of a distributor, with what they come from. */
export const BalancePage = () => (
  <AccountPage
    path="/balance"
    All={AccountsTable}
    draw={(distributor) => <Overview key={distributor.distributorCode} distributor={distributor} />}
  />
)

/** All accounts the user may see, most urgent first. */
function AccountsTable({ distributors, onChoose }: AllAccountsProps) {
  const { fields, accounts: texts } = useTexts()
  const { amount } = useFormats()
  const money = (title: string, moneyOf: (distributor: Distributor) => number | null | undefined) => ({
    title,
    align: 'right' as const,
    className: pageStyles.figure ?? '',
    render: (_: unknown, distributor: Distributor) => <Cell value={moneyOf(distributor)} as="amount" />,
    sorter: (a: Distributor, b: Distributor) => (moneyOf(a) ?? 0) - (moneyOf(b) ?? 0),
  })
  return (
    <DistributorTable
      distributors={[...distributors].sort(byUrgency)}
      onChoose={onChoose}
      none={texts.none}
      mark={({ account }) => account?.frozen === 'Y' && <State group="frozen" code="Y" />}
      below={(distributor) => (
        <span className={pageStyles.figure}>
          {`${texts.available} ${amount(availableAmount(distributor) ?? Number.NaN)}`}
        </span>
      )}
      wide={[
        money(fields.balance, ({ account }) => account?.balance),
        money(fields.creditLimit, ({ account }) => account?.creditLimit),
        money(fields.openAmount, ({ account }) => account?.openAmount),
        money(texts.available, availableAmount),
      ]}
    />
  )
}

function Overview({ distributor }: { readonly distributor: Distributor }) {
  const { fields, accounts: texts } = useTexts()
  const { language, theme } = usePortalSnapshot()
  const { amount, quantity } = useFormats()
  const { account, distributorCode, distributorName, city, level } = distributor
  const client = usePortalClient()
  const points = useQuery({
    queryKey: ['points', distributorCode],
    queryFn: async ({ signal }) =>
      (await client.findBalanceAndIntegral({ body: { distributorCode } }, { signal })).data,
  })
  const funds = account ? account.balance + account.creditLimit : 0
  const exceeded = account ? Math.max(0, -fundsLeft(account)) : 0
  const available = availableAmount(distributor)
  return (
    <>
      {account?.frozen === 'Y' && <FrozenAccount distributor={distributor} />}
      <div className={pageStyles.columns}>
        <Card
          size="small"
          styles={{ header: { paddingBlock: 8 }, title: { whiteSpace: 'normal' } }}
          title={
            <Flex wrap justify="space-between" align="baseline" gap="0 12px">
              <span>{`${distributorName} (${distributorCode})`}</span>
              <Typography.Text type="secondary" className={styles.about ?? ''}>
                {[city, level && codeText(language, 'dealerLevel', level)].filter(Boolean).join(' · ')}
              </Typography.Text>
            </Flex>
          }
        >
          <Flex vertical gap={12}>
            <Flex wrap align="center" justify="space-between" gap={8}>
              <Typography.Text type="secondary">{texts.available}</Typography.Text>
              {account && <State group="frozen" code={account.frozen} />}
            </Flex>
            <Typography.Text
              strong
              type="secondary"
              className={pageStyles.mainFigure ?? ''}
              {...(available ? { style: { color: toneColors[theme].done.text } } : {})}
            >
              <Cell value={available} as="amount" />
            </Typography.Text>
            <FundsBar funds={funds} amount={account?.openAmount ?? 0} />
            {exceeded > 0 && (
              <Typography.Text type="danger">
                {fill(texts.exceeded, { amount: amount(exceeded) })}
              </Typography.Text>
            )}
            <Figures
              of={(['balance', 'creditLimit', 'openAmount'] as const).map((field) => [
                fields[field],
                amount(account?.[field] ?? Number.NaN),
              ])}
            />
          </Flex>
        </Card>
        <Card size="small" title={fields.integral}>
          {points.data ? (
            <Flex vertical gap={12}>
              <Typography.Text type="secondary">{texts.spendable}</Typography.Text>
              <Typography.Text strong className={pageStyles.mainFigure ?? ''}>
                {quantity(points.data.integral)}
              </Typography.Text>
              <Figures of={[[fields.waitingIntegral, quantity(points.data.waitingIntegral)]]} />
            </Flex>
          ) : (
            points.isLoading && <Skeleton active />
          )}
        </Card>
      </div>
      <div className={`${pageStyles.columns} ${styles.recent}`}>
        {recent.map((path) => (
          <RecentRows key={path} path={path} distributorCode={distributorCode} />
        ))}
      </div>
    </>
  )
}

/** The lists whose newest rows are shown of a distributor. */
const recent = ['/orders/all', '/points'] as const

interface RecentRowsProps {
  readonly path: (typeof recent)[number]
  readonly distributorCode: string
}

function RecentRows({ path, distributorCode }: RecentRowsProps) {
  const definition = listPages.oms[path]
  if (!definition) return null
  const related = { path, definition: () => definition, by: ['distributorCode'] } as const
  return <RelatedList related={related} record={{ distributorCode }} />
}
