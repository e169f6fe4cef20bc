import { EmptyState } from '@portal/page-kit/empty-state'
import { unknownValue, useFormats } from '@portal/page-kit/formats'
import { LoadingCard } from '@portal/page-kit/loading-card'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { HomeFigures } from '@portal/protocol/calls/figures'
import { shownShare } from '@portal/protocol/rules/shown-share'
import { languageTag } from '@portal/sub-app-sdk/portal-languages'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { Card, Flex, Progress, Table, Typography, theme } from 'antd'
import { useCall, usePortalClient } from '../backend/use-call.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useShownAgain } from '../page/use-shown-again.ts'

type Month = HomeFigures['months'][number]

/** Sales targets of tiles with what is reached: this month, the months before, and the distributors who bought most. */
export function TargetsPage({ path }: { readonly path: string }) {
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const figures = useCall(
    `targets ${user.userId}`,
    async (signal) => (await client.homeFigures({ body: { businessUnit: 'ceramic' } }, { signal })).data,
  )
  useShownAgain(figures.refresh)
  return (
    <PageFrame isNamedByMenu title={usePageName('czdp', path)}>
      <LoadingCard isLoading={figures.isLoading} error={figures.error} onRetry={figures.retry} />
      {figures.data && <Targets {...figures.data} />}
    </PageFrame>
  )
}

function Targets({ months, distributors }: Pick<HomeFigures, 'months' | 'distributors'>) {
  const { targets: texts, fields } = useTexts()
  const tag = languageTag(usePortalSnapshot().language)
  const formats = useFormats()
  const { token } = theme.useToken()
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  const money = (yuan: number | null) => (yuan === null ? unknownValue : formats.amount(yuan))
  /** The figures that months and distributors have in common. */
  const common = [
    {
      title: fields.target,
      align: 'right' as const,
      render: (_: unknown, { target }: Reached) => money(target),
    },
    {
      title: fields.amount,
      align: 'right' as const,
      render: (_: unknown, { amount }: Reached) => money(amount),
    },
    {
      title: fields.completion,
      width: 180,
      render: (_: unknown, { amount, target }: Reached) =>
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
    {
      title: fields.lastYear,
      align: 'right' as const,
      render: (_: unknown, { lastYear }: Reached) => money(lastYear),
    },
  ]
  const current = months.at(-1)
  return (
    <Flex vertical gap={16}>
      {current && (
        <Card size="small" title={`${texts.month} · ${formats.month(current.month)}`}>
          <ThisMonth {...current} format={formats.amount} />
        </Card>
      )}
      <Card size="small" title={texts.top} styles={{ body: { padding: 0 } }}>
        <Table
          size="middle"
          rowKey="distributorCode"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={[...distributors]}
          locale={{ emptyText: <EmptyState text={texts.noDistributors} /> }}
          columns={[{ title: fields.distributorName, dataIndex: 'distributorName' }, ...common]}
        />
      </Card>
      <Card size="small" title={texts.months} styles={{ body: { padding: 0 } }}>
        <Table
          size="middle"
          rowKey="month"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={[...months].toReversed()}
          columns={[
            { title: fields.month, dataIndex: 'month', render: formats.month },
            ...common,
            {
              title: fields.orderCount,
              align: 'right',
              render: (_: unknown, { orderCount }: Month) => formats.quantity(orderCount),
            },
          ]}
        />
      </Card>
    </Flex>
  )
}

type Reached = Pick<Month, 'amount' | 'target' | 'lastYear'>

function ThisMonth({ amount, target, format }: Month & { readonly format: (yuan: number) => string }) {
  const { targets: texts } = useTexts()
  const { token } = theme.useToken()
  const left = (target ?? 0) - amount
  return (
    <Flex vertical gap={8}>
      <Flex wrap align="baseline" gap={12}>
        <Typography.Text strong style={{ fontSize: 28, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
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
