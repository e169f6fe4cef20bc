import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Task } from '@portal/protocol/calls/approval'
import { taskTitle } from '@portal/protocol/rules/approvals'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Grid, Skeleton, Table, Typography, theme } from 'antd'
import { useOpenApproval } from '../approvals/use-open-approval.ts'
import { useOpenInbox } from '../approvals/use-open-inbox.ts'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageName } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { type ListDefinition, ownScope, type Row } from '../lists/list-definition.ts'
import { firstPage } from '../lists/list-query.ts'
import { listPages } from '../lists/pages.ts'
import { useRecordColumns } from '../lists/use-record-columns.tsx'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { recordPath } from '../records/record-path.ts'
import { StartFigures } from './start-figures.tsx'
import { useLooksAfter } from './use-looks-after.ts'

/** How many of them the start page shows. */
const shown = 5

/** A system's longest waiting approvals for the user, their number, and a link to all of them. */
function WaitingApprovals({ identity }: { readonly identity: SpecifiedSubApp }) {
  const { home } = useTexts()
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { quantity } = useFormats()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const openInbox = useOpenInbox(systemCode)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['waiting', systemCode, user.userId],
    queryFn: async ({ signal }) => {
      const body = { systemCode, pageIndex: 1, pageRows: shown }
      const answer = await client.findTodoTasks({ body }, { signal })
      return { tasks: answer.data, total: answer.count ?? answer.data.length }
    },
  })
  useShownAgain(() => void refetch())
  return (
    <Card
      title={data?.total ? `${home.waiting} ${quantity(data.total)}` : home.waiting}
      extra={
        data !== undefined &&
        data.total > 0 && (
          <Button type="link" onClick={() => void openInbox()}>
            {home.all}
          </Button>
        )
      }
      styles={{ body: { padding: '8px 16px' } }}
    >
      {isLoading ? (
        <Skeleton active />
      ) : !data ? (
        <FailureState error={error} onRetry={refetch} />
      ) : data.tasks.length ? (
        <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.tasks.map((task, index) => (
            <WaitingTask key={task.taskId} task={task} isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <Typography.Paragraph type="secondary" style={{ margin: 8 }}>
          {home.nothingWaits}
        </Typography.Paragraph>
      )}
    </Card>
  )
}

function WaitingTask({ task, isFirst }: { readonly task: Task; readonly isFirst: boolean }) {
  const { taskId, title, businessKey, applicantName, amount, startedAt } = task
  const { token } = theme.useToken()
  const formats = useFormats()
  const openApproval = useOpenApproval()
  const { name, kind } = taskTitle(title, businessKey)
  const facts = [kind && `${kind} ${businessKey}`, applicantName, formats.date(startedAt)]
  return (
    <li style={isFirst ? undefined : { borderTop: `1px solid ${token.colorBorderSecondary}` }}>
      <Button
        block
        type="text"
        style={{ height: 'auto', padding: 8, display: 'block', whiteSpace: 'normal', textAlign: 'start' }}
        onClick={() => void openApproval({ taskId, businessKey })}
      >
        <Flex justify="space-between" gap={16}>
          <span>{name}</span>
          {amount !== null && (
            <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {formats.amount(amount)}
            </span>
          )}
        </Flex>
        <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography.Text>
      </Button>
    </li>
  )
}

/** The list of each system whose newest records its start page shows. */
const shownLists: Readonly<Record<SpecifiedSubApp, string>> = {
  oms: '/orders/all',
  ltc: '/projects',
  czdp: '/samples/requests',
  dp: '/retail-orders',
}

const size = 6

interface LatestRecordsProps {
  readonly identity: SpecifiedSubApp
  readonly mayOpen: (path: string) => boolean
}

/** A system's latest records, the user's own if its list can filter them; nothing while there are none. */
function LatestRecords({ identity, mayOpen }: LatestRecordsProps) {
  const path = shownLists[identity]
  const definition = listPages[identity][path]
  return definition && mayOpen(path) ? <Latest path={path} definition={definition} /> : null
}

function Latest({ path, definition }: { readonly path: string; readonly definition: ListDefinition }) {
  const { home, nouns, list: texts, codes } = useTexts()
  const looksAfter = useLooksAfter()
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const openPage = useOpenPage()
  const hasOwn = definition.filters.includes(ownScope)
  const conditions: Readonly<Record<string, string>> = hasOwn ? { scope: 'own' } : {}
  const latest = useQuery({
    queryKey: ['latest', path, user.userId],
    queryFn: ({ signal }) => definition.load(client, { ...firstPage, size, conditions }, signal),
  })
  useShownAgain(() => void latest.refetch())
  const noun = nouns[definition.noun]
  const open = (number: string) =>
    void openPage(recordPath(path, number), fill(texts.recordTitle, { noun: noun.title, number }))
  const columns = useRecordColumns(definition, open, undefined).filter(({ onCard }) => onCard)
  if (!latest.data || latest.data.rows.length === 0) return null
  const title = fill(home.latest, { noun: noun.many })
  return (
    <Card
      title={hasOwn && looksAfter ? `${title} · ${codes.scope.own}` : title}
      extra={
        <Button type="link" onClick={() => void openPage(hasOwn && looksAfter ? `${path}?scope=own` : path)}>
          {home.all}
        </Button>
      }
      styles={{ body: { padding: '4px 8px 8px' } }}
    >
      <Table<Row>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey={(row) => String(row[definition.number])}
        dataSource={[...latest.data.rows]}
        columns={columns.map(({ key, title, isNumeric, render }) => ({
          ...{ key, title, align: isNumeric ? ('end' as const) : ('start' as const) },
          render: (_value: unknown, row: Row) => render(row),
        }))}
      />
    </Card>
  )
}

/** The most used pages of a system. */
const shortcuts: Readonly<Record<SpecifiedSubApp, readonly string[]>> = {
  oms: ['/orders/ceramic', '/orders/ceramic/new', '/orders/summary', '/pickups', '/balance', '/products'],
  ltc: ['/projects', '/projects/new', '/contracts', '/contracts/waiting', '/receivables/payments'],
  czdp: ['/dealers', '/stores', '/samples', '/promotions', '/rebates'],
  dp: ['/retail-orders', '/retail-orders/new', '/pickups', '/measurements', '/after-sales'],
}

/** Opens a page of the menus in its tab. */
function Shortcut({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const name = usePageName(identity, path)
  const openPage = useOpenPage()
  return (
    <Button
      block
      type="text"
      icon={<span aria-hidden>›</span>}
      iconPlacement="end"
      style={{ justifyContent: 'space-between', height: 40 }}
      onClick={() => void openPage(path, name)}
    >
      {name}
    </Button>
  )
}

/** Start page of a sub-app: figures, waiting approvals, and frequently used pages. */
export function HomePage({ identity, path }: { readonly identity: SpecifiedSubApp; readonly path: string }) {
  const { home } = useTexts()
  const { user, position } = usePortalSnapshot()
  const mayOpen = useMenuPages(identity)
  const offered = mayOpen && shortcuts[identity].filter(mayOpen)
  const isWide = Grid.useBreakpoint().lg !== false
  const actingAs = [user.userFullName, position?.positionName].filter(Boolean).join(' · ')
  return (
    <PageFrame isNamedByMenu title={usePageName(identity, path)} meta={actingAs}>
      <StartFigures identity={identity} mayOpen={mayOpen} />
      <div
        style={{
          ...{ display: 'grid', gap: 16, alignItems: 'start' },
          gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(240px, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        <Flex vertical gap={16} style={{ minWidth: 0 }}>
          <WaitingApprovals identity={identity} />
          {mayOpen && <LatestRecords identity={identity} mayOpen={mayOpen} />}
        </Flex>
        {offered?.length !== 0 && (
          <Card title={home.shortcuts} styles={{ body: { padding: 8 } }}>
            {offered ? (
              offered.map((target) => <Shortcut key={target} identity={identity} path={target} />)
            ) : (
              <Skeleton active title={false} style={{ padding: 8 }} />
            )}
          </Card>
        )}
      </div>
    </PageFrame>
  )
}
