import { FailureState } from '@portal/page-kit/failure-state'
import { useFormats } from '@portal/page-kit/formats'
import { PageFrame } from '@portal/page-kit/page-frame'
import type { Task } from '@portal/protocol/calls/approval'
import { taskTitle } from '@portal/protocol/rules/approvals'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Flex, Skeleton, Table, Typography } from 'antd'
import { useOpenApproval, useOpenInbox } from '../approvals/open-approvals.ts'
import { usePortalClient } from '../backend/portal-client.ts'
import { usePageNames } from '../i18n/page-names.ts'
import { fill, useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { type ListDefinition, ownScope, type Row } from '../lists/list-definition.ts'
import { firstPage } from '../lists/list-query.ts'
import { listPages } from '../lists/pages.ts'
import { useRecordColumns } from '../lists/use-record-columns.tsx'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import pageStyles from '../page/page.module.css'
import { useOpenPage } from '../page/use-open-page.ts'
import { useShownAgain } from '../page/use-shown-again.ts'
import { recordPath } from '../records/record-places.ts'
import styles from './home.module.css'
import { StartFigures, useLooksAfter } from './start-figures.tsx'

/** How many of them the start page shows. */
const shown = 5

/** A system's longest waiting approvals for the user, their number, and a link to all of them. */
function WaitingApprovals() {
  const { home } = useTexts()
  const { user } = usePortalSnapshot()
  const client = usePortalClient()
  const { quantity } = useFormats()
  const systemCode = specifiedSystems.codeOfApp(useIdentity())
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
        <ul className={pageStyles.plain}>
          {data.tasks.map((task) => (
            <WaitingTask key={task.taskId} task={task} />
          ))}
        </ul>
      ) : (
        <Typography.Paragraph type="secondary" className={styles.nothing ?? ''}>
          {home.nothingWaits}
        </Typography.Paragraph>
      )}
    </Card>
  )
}

function WaitingTask({ task }: { readonly task: Task }) {
  const { taskId, title, businessKey, applicantName, amount, startedAt } = task
  const formats = useFormats()
  const openApproval = useOpenApproval()
  const { name, kind } = taskTitle(title, businessKey)
  const facts = [kind && `${kind} ${businessKey}`, applicantName, formats.date(startedAt)]
  return (
    <li className={styles.task}>
      <Button
        block
        type="text"
        className={styles.taskButton ?? ''}
        onClick={() => void openApproval({ taskId, businessKey })}
      >
        <Flex justify="space-between" gap={16}>
          <span>{name}</span>
          {amount !== null && <span className={pageStyles.figure}>{formats.amount(amount)}</span>}
        </Flex>
        <Typography.Text type="secondary" className={pageStyles.small ?? ''}>
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
  readonly path: string
  readonly definition: ListDefinition
}

/** A system's latest records, the user's own if its list can filter them; nothing while there are none. */
function LatestRecords({ path, definition }: LatestRecordsProps) {
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

/** Start page of a sub-app: figures, waiting approvals, and frequently used pages. */
export function HomePage({ path }: { readonly path: string }) {
  const identity = useIdentity()
  const { home } = useTexts()
  const { user, position } = usePortalSnapshot()
  const mayOpen = useMenuPages()
  const openPage = useOpenPage()
  const { nameOf } = usePageNames()
  const list = shownLists[identity]
  const latest = listPages[identity][list]
  const offered = mayOpen && shortcuts[identity].filter(mayOpen)
  const actingAs = [user.userFullName, position?.positionName].filter(Boolean).join(' · ')
  return (
    <PageFrame isNamedByMenu title={nameOf(path)} meta={actingAs}>
      <StartFigures mayOpen={mayOpen} />
      <div className={styles.page}>
        <Flex vertical gap={16} className={pageStyles.narrowing ?? ''}>
          <WaitingApprovals />
          {latest && mayOpen?.(list) && <LatestRecords path={list} definition={latest} />}
        </Flex>
        {offered?.length !== 0 && (
          <Card title={home.shortcuts} styles={{ body: { padding: 8 } }}>
            {offered ? (
              offered.map((target) => (
                <Button
                  key={target}
                  block
                  type="text"
                  icon={<span aria-hidden>›</span>}
                  iconPlacement="end"
                  className={styles.shortcut ?? ''}
                  onClick={() => void openPage(target, nameOf(target))}
                >
                  {nameOf(target)}
                </Button>
              ))
            ) : (
              <Skeleton active title={false} className={styles.shortcutsLoading ?? ''} />
            )}
          </Card>
        )}
      </div>
    </PageFrame>
  )
}
