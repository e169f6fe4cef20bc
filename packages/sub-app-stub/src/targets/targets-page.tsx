import { EmptyState } from '@portal/page-kit/empty-state'
import { unknownValue, useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { HomeFigures } from '@portal/protocol/calls/figures'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { languageTag } from '@portal/sub-app-sdk/portal-languages'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Card, Flex, Grid, Progress, Table, type TableColumnsType, Typography, theme } from 'antd'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import styles from '../page/page.module.css'
import { useShownAgain } from '../page/use-shown-again.ts'

type Month = HomeFigures['months'][number]

/** Sales targets of tiles with their progress: this month, previous months, and the top distributors. */
export function TargetsPage({ path }: { readonly path: string }) {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const figures = useQuery({
    queryKey: ['targets', user.userId],
    queryFn: async ({ signal }) =>
      (await client.homeFigures({ body: { businessUnit: 'ceramic' } }, { signal })).data,
  })
  useShownAgain(() => void figures.refetch())
  return (
    <PageFrame isNamedByMenu title={usePageName(path)}>
      <LoadingCard
        isLoading={figures.isLoading}
        error={figures.data ? null : figures.error}
        onRetry={figures.refetch}
      />
      {figures.data && <Targets {...figures.data} />}
    </PageFrame>
  )
}

function Targets({ months, distributors }: Pick<HomeFigures, 'months' | 'distributors'>) {
  const { targets: texts, fields } = useTexts()
  const formats = useFormats()
  const current = months.at(-1)
  return (
    <Flex vertical gap={16}>
      {current && (
        <Card size="small" title={`${texts.month} · ${formats.month(current.month)}`}>
          <ThisMonth {...current} format={formats.amount} />
        </Card>
      )}
      <Card size="small" title={texts.top} styles={{ body: { padding: 0 } }}>
        <ReachedTable
          rows={distributors}
          keyOf={({ distributorCode }) => distributorCode}
          named={fields.distributorName}
          nameOf={({ distributorName }) => distributorName}
          empty={texts.noDistributors}
        />
      </Card>
      <Card size="small" title={texts.months} styles={{ body: { padding: 0 } }}>
        <ReachedTable
          rows={months.toReversed()}
          keyOf={({ month }) => month}
          named={fields.month}
          nameOf={({ month }) => formats.month(month)}
          more={{ title: fields.orderCount, of: ({ orderCount }) => formats.quantity(orderCount) }}
        />
      </Card>
    </Flex>
  )
}

interface ReachedTableProps<Row extends Reached> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly named: string
  readonly nameOf: (row: Row) => string
  readonly empty?: string
  /** Another figure of each row, if it fits. */
  readonly more?: { readonly title: string; readonly of: (row: Row) => string }
}

/** Progress of targets; on a phone in two columns, to avoid horizontal scrolling. */
function ReachedTable<Row extends Reached>(props: ReachedTableProps<Row>) {
  const { rows, keyOf, named, nameOf, empty, more } = props
  const { fields } = useTexts()
  const tag = languageTag(usePortalSnapshot().language)
  const { amount: amountText } = useFormats()
  const { token } = theme.useToken()
  const { md = true } = Grid.useBreakpoint()
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const money = (yuan: number | null) => (yuan === null ? unknownValue : amountText(yuan))
  const right = { align: 'right' } as const
  const columns: TableColumnsType<Row> = md
    ? [
        { title: named, render: (_, row) => nameOf(row) },
        { ...right, title: fields.target, render: (_, { target }) => money(target) },
        { ...right, title: fields.amount, render: (_, { amount }) => money(amount) },
        {
          title: fields.completion,
          width: 180,
          render: (_, { amount, target }) =>
            target ? (
              <Progress
                size="small"
                percent={Math.min(100, Math.round(shownShare(amount / target) * 100))}
                {...(amount < target ? { strokeColor: token.colorPrimary } : {})}
                format={() => share.format(shownShare(amount / target))}
              />
            ) : (
              unknownValue
            ),
        },
        { ...right, title: fields.lastYear, render: (_, { lastYear }) => money(lastYear) },
        ...(more ? [{ ...right, title: more.title, render: (_: unknown, row: Row) => more.of(row) }] : []),
      ]
    : [
        {
          title: `${named} · ${fields.target}`,
          render: (_, row) => <TwoLines first={nameOf(row)} second={money(row.target)} />,
        },
        {
          ...right,
          title: `${fields.amount} · ${fields.completion}`,
          render: (_, { amount, target }) => (
            <TwoLines
              first={money(amount)}
              second={target ? share.format(shownShare(amount / target)) : unknownValue}
            />
          ),
        },
      ]
  return (
    <Table
      size="middle"
      rowKey={keyOf}
      pagination={false}
      {...(md ? { scroll: { x: 'max-content' } } : {})}
      dataSource={[...rows]}
      {...(empty ? { locale: { emptyText: <EmptyState text={empty} /> } } : {})}
      columns={columns}
    />
  )
}

const TwoLines = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <Flex vertical>
    <span>{first}</span>
    <Typography.Text type="secondary">{second}</Typography.Text>
  </Flex>
)

type Reached = Pick<Month, 'amount' | 'target' | 'lastYear'>

function ThisMonth({ amount, target, format }: Month & { readonly format: (yuan: number) => string }) {
  const { targets: texts } = useTexts()
  const { token } = theme.useToken()
  const left = (target ?? 0) - amount
  return (
    <Flex vertical gap={8}>
      <Flex wrap align="baseline" gap={12}>
        <Typography.Text strong className={styles.mainFigure ?? ''}>
          {format(amount)}
        </Typography.Text>
        <Typography.Text type="secondary">{target ? `/ ${format(target)}` : texts.none}</Typography.Text>
      </Flex>
      {target !== null && target > 0 && (
        <>
          <Progress
            percent={Math.min(100, Math.round(shownShare(amount / target) * 100))}
            {...(left > 0 ? { strokeColor: token.colorPrimary } : {})}
            showInfo={false}
          />
          <Typography.Text type={left > 0 ? 'secondary' : 'success'}>
            {left > 0 ? fill(texts.left, { amount: format(left) }) : texts.reached}
          </Typography.Text>
        </>
      )}
    </Flex>
  )
}
