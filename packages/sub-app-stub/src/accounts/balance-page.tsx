import { useFormats } from '@portal/page-kit/formats'
import { State } from '@portal/page-kit/state-chip'
import type { Distributor } from '@portal/protocol/calls/bathroom'
import { fundsLeft } from '@portal/protocol/rules/approvals'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Typography } from 'antd'
import type { ReactNode } from 'react'
import { usePortalClient } from '../backend/portal-client.ts'
import { codeText } from '../i18n/codes.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { Cell } from '../lists/cell.tsx'
import type { Format, ListDefinition, Row } from '../lists/list-definition.ts'
import { firstPage } from '../lists/list-query.ts'
import { listPages } from '../lists/pages.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { recordPath } from '../records/record-path.ts'
import { availableAmount } from './account-figures.ts'
import { AccountPage } from './account-page.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { Figure, FundsBar } from './credit-check.tsx'
import { FrozenAccount } from './frozen-account.tsx'

/** Money, credit and points of a distributor, with what they come from. */
export const BalancePage = () => (
  <AccountPage
    path="/balance"
    All={AccountsTable}
    draw={(distributor) => <Overview key={distributor.distributorCode} distributor={distributor} />}
  />
)

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
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
          gap: 16,
        }}
      >
        <Card
          size="small"
          styles={{ header: { paddingBlock: 8 }, title: { whiteSpace: 'normal' } }}
          title={
            <Flex wrap justify="space-between" align="baseline" gap="0 12px">
              <span>{`${distributorName} (${distributorCode})`}</span>
              <Typography.Text type="secondary" style={{ fontWeight: 'normal' }}>
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
              style={{
                ...{ fontSize: 28, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
                ...(available ? { color: toneColors[theme].done.text } : {}),
              }}
            >
              <Cell value={available} as="amount" />
            </Typography.Text>
            <FundsBar funds={funds} amount={account?.openAmount ?? 0} />
            {exceeded > 0 && (
              <Typography.Text type="danger">
                {fill(texts.exceeded, { amount: amount(exceeded) })}
              </Typography.Text>
            )}
            <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
              <Figure label={fields.balance}>{amount(account?.balance ?? Number.NaN)}</Figure>
              <Figure label={fields.creditLimit}>{amount(account?.creditLimit ?? Number.NaN)}</Figure>
              <Figure label={fields.openAmount}>{amount(account?.openAmount ?? Number.NaN)}</Figure>
            </Flex>
          </Flex>
        </Card>
        <Card size="small" title={fields.integral}>
          {points.data ? (
            <Flex vertical gap={12}>
              <Typography.Text type="secondary">{texts.spendable}</Typography.Text>
              <Typography.Text
                strong
                style={{ fontSize: 28, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
              >
                {quantity(points.data.integral)}
              </Typography.Text>
              <Flex vertical gap={6} component="dl" style={{ margin: 0 }}>
                <Figure label={fields.waitingIntegral}>{quantity(points.data.waitingIntegral)}</Figure>
              </Flex>
            </Flex>
          ) : (
            points.isLoading && <Skeleton active />
          )}
        </Card>
      </div>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
          gap: 16,
          alignItems: 'start',
        }}
      >
        <Recent list="/orders/all" code={distributorCode} value={{ field: 'amount', as: 'amount' }} />
        <Recent list="/points" code={distributorCode} value={{ field: 'integral', as: 'quantity' }} />
      </div>
    </>
  )
}

interface RecentProps {
  /** Path of a list of the same sub-app. */
  readonly list: string
  readonly code: string
  readonly value: { readonly field: keyof Row; readonly as: Format }
}

const recentRows = 5

/** The distributor's newest rows of a list, with a link to all of them. */
function Recent({ list, code, value }: RecentProps) {
  const { accounts: texts } = useTexts()
  const name = usePageName('oms', list)
  const openPage = useOpenPage()
  const definition = listPages.oms[list]
  const all = `${list}?distributorCode=${encodeURIComponent(code)}`
  if (!definition) return null
  return (
    <Card
      size="small"
      title={name}
      extra={
        <Button type="link" size="small" onClick={() => void openPage(all, name)}>
          {texts.showAll}
        </Button>
      }
    >
      <RecentRows list={list} definition={definition} code={code} value={value} />
    </Card>
  )
}

function RecentRows({ list, definition, code, value }: { definition: ListDefinition } & RecentProps) {
  const openPage = useOpenPage()
  const { list: texts, nouns } = useTexts()
  const client = usePortalClient()
  const found = useQuery({
    queryKey: ['recent', list, code],
    queryFn: ({ signal }) =>
      definition.load(
        client,
        { ...firstPage, size: recentRows, conditions: { distributorCode: code } },
        signal,
      ),
  })
  if (found.isLoading) return <Skeleton active />
  // Beside the subject of the page: the list reports its own failure.
  if (!found.data?.rows.length)
    return (
      <Typography.Text type="secondary">
        {fill(texts.empty, { noun: nouns[definition.noun].many })}
      </Typography.Text>
    )
  const titleOf = (row: Row) =>
    fill(texts.recordTitle, {
      noun: nouns[definition.noun].title,
      number: String(row[definition.number]),
    })
  const day = definition.columns.find(({ as }) => as === 'date')
  const state = definition.columns.find(({ as }) => as === 'orderStatus')
  return (
    <Flex vertical gap={10} component="ul" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {found.data.rows.slice(0, recentRows).map((row) => (
        <Line
          key={String(row[definition.number])}
          name={
            definition.hasDetail ? (
              <Button
                type="link"
                style={{ padding: 0, height: 'auto' }}
                onClick={() => void openPage(recordPath(list, String(row[definition.number])), titleOf(row))}
              >
                {String(row[definition.number])}
              </Button>
            ) : (
              String(row[definition.number])
            )
          }
          note={day && <Cell value={row[day.field]} as={day.as} />}
          state={state && <Cell value={row[state.field]} as={state.as} />}
          value={<Cell value={row[value.field]} as={value.as} />}
        />
      ))}
    </Flex>
  )
}

function Line({ name, note, state, value }: Record<'name' | 'note' | 'state' | 'value', ReactNode>) {
  return (
    <Flex component="li" justify="space-between" align="center" gap={12}>
      <Flex vertical>
        <Flex wrap align="center" gap={8}>
          <Typography.Text>{name}</Typography.Text>
          {state}
        </Flex>
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {note}
        </Typography.Text>
      </Flex>
      <Typography.Text style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {value}
      </Typography.Text>
    </Flex>
  )
}
