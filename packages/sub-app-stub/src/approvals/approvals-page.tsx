import type { ApprovalSubject } from '@portal/protocol/calls/approval'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../i18n/texts.ts'
import type { Filter, ListDefinition } from '../lists/list-definition.ts'
import { ListPage } from '../lists/list-page.tsx'
import type { ListQuery } from '../lists/list-query.ts'
import { fromCount, listInput, pageRows } from '../lists/load-list.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'

/** The condition is not called `businessKey`, which in an address names a single approval. */
const filters = (identity: SpecifiedSubApp): readonly Filter[] => [
  { name: 'number', label: 'businessKey', kind: 'text' },
  { name: 'title', label: 'title', kind: 'text' },
  { name: 'subject', label: 'subject', kind: 'choice', codes: 'approvalSubject', only: subjects[identity] },
]

/** The subjects of approvals in each system (assumed). */
const subjects: Readonly<Record<SpecifiedSubApp, readonly ApprovalSubject[]>> = {
  oms: ['salesOrder', 'orderChange', 'tileSample'],
  ltc: [
    ...(['project', 'projectChange', 'projectExtension', 'contract', 'contractChange'] as const),
    ...(['contractRenewal', 'specialPrice', 'payment', 'invoice', 'deposit'] as const),
  ],
  czdp: ['dealerApplication', 'renovation', 'expenseClaim'],
  dp: ['retailReturn'],
}

function input(query: ListQuery, systemCode: string) {
  const { number, ...others } = query.conditions
  const conditions = { ...others, ...(number ? { businessKey: number } : {}), systemCode }
  return { body: { ...pageRows(query), ...listInput<object>({ ...query, conditions }) } }
}

/** Approvals of one system that wait for the user. */
const waitingTasks = (identity: SpecifiedSubApp, systemCode: string): ListDefinition => ({
  noun: 'approval',
  number: 'businessKey',
  hasDetail: true,
  keyFields: ['taskId'],
  columns: [
    { field: 'businessKey' },
    { field: 'title' },
    { field: 'subject', as: 'approvalSubject', isDetail: true },
    { field: 'distributorName' },
    { field: 'amount', as: 'amount' },
    { field: 'taskName' },
    { field: 'applicantName' },
    { field: 'startedAt', as: 'date' },
  ],
  filters: filters(identity),
  sortable: ['startedAt'],
  load: (client, query, signal) => fromCount(client.findTodoTasks(input(query, systemCode), { signal })),
})

/** Approvals of one system that the user has dealt with. */
const doneTasks = (identity: SpecifiedSubApp, systemCode: string): ListDefinition => ({
  ...waitingTasks(identity, systemCode),
  columns: [
    { field: 'businessKey' },
    { field: 'title' },
    { field: 'subject', as: 'approvalSubject', isDetail: true },
    { field: 'distributorName' },
    { field: 'amount', as: 'amount' },
    { field: 'outcome', as: 'outcome' },
    { field: 'comment' },
    { field: 'endedAt', as: 'date' },
  ],
  sortable: ['endedAt'],
  load: (client, query, signal) => fromCount(client.findHistoricTasks(input(query, systemCode), { signal })),
})

interface ApprovalsPageProps {
  readonly identity: SpecifiedSubApp
  readonly path: string
}

/** All approvals: waiting ones, or handled ones. */
export function ApprovalsPage({ identity, path }: ApprovalsPageProps) {
  const { approvals } = useTexts()
  const unsaved = useUnsavedInput()
  const [search, setSearch] = useSearchParams()
  const systemCode = specifiedSystems.codeOfApp(identity)
  const isDone = search.get('show') === 'done'
  const definition = useMemo(
    () => (isDone ? doneTasks : waitingTasks)(identity, systemCode),
    [isDone, identity, systemCode],
  )
  return (
    <ListPage
      key={String(isDone)}
      identity={identity}
      path={path}
      definition={definition}
      recordPath={(number) => `${path}?businessKey=${encodeURIComponent(number)}`}
      // This tab has the unfinished comment.
      opensHere={(number) => unsaved.textOf(number) !== ''}
      kept={['show']}
      above={
        <Segmented
          aria-label={approvals.which}
          value={isDone ? 'done' : 'waiting'}
          options={[
            { value: 'waiting', label: approvals.waiting },
            { value: 'done', label: approvals.done },
          ]}
          onChange={(show) => setSearch({ show }, { replace: true })}
        />
      }
    />
  )
}
