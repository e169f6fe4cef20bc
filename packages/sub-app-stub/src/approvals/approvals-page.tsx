import type { ApprovalSubject } from '@portal/protocol/calls/approval'
import { type SpecifiedSubApp, specifiedSystems } from '@portal/protocol/systems'
import { Segmented } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../i18n/texts.ts'
import { useIdentity } from '../identity.ts'
import { choice, columns, details, type ListDefinition, text } from '../lists/list-definition.ts'
import { ListPage } from '../lists/list-page.tsx'
import { loadRows } from '../lists/load-list.ts'
import { useUnsavedInput } from '../page/unsaved-input.tsx'

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

/** Approvals of one system that wait for the user, or that the user has dealt with. */
function approvalList(identity: SpecifiedSubApp, isDone: boolean): ListDefinition {
  const systemCode = specifiedSystems.codeOfApp(identity)
  const time = isDone ? 'endedAt' : 'startedAt'
  return {
    noun: 'approval',
    number: 'businessKey',
    hasDetail: true,
    keyFields: ['taskId'],
    columns: [
      ...columns('businessKey', 'title'),
      ...details('subject'),
      ...columns('distributorName', 'amount'),
      ...(isDone ? columns('outcome', 'comment') : columns('taskName', 'applicantName')),
      ...columns(time),
    ],
    filters: [
      // Not called `businessKey`, which in an address names a single approval.
      { name: 'number', label: 'businessKey', kind: 'text' },
      ...text('title'),
      choice('subject', 'approvalSubject', { only: subjects[identity] }),
    ],
    sortable: [time],
    load: (client, query, signal) => {
      const { number, ...others } = query.conditions
      const conditions = { ...others, ...(number ? { businessKey: number } : {}), systemCode }
      return (isDone ? loadDone : loadWaiting)(client, { ...query, conditions }, signal)
    },
  }
}

const loadWaiting = loadRows((client, body, options) => client.findTodoTasks({ body }, options))
const loadDone = loadRows((client, body, options) => client.findHistoricTasks({ body }, options))

/** All approvals: waiting ones, or handled ones. */
export function ApprovalsPage({ path }: { readonly path: string }) {
  const identity = useIdentity()
  const { approvals } = useTexts()
  const unsaved = useUnsavedInput()
  const [search, setSearch] = useSearchParams()
  const isDone = search.get('show') === 'done'
  const definition = useMemo(() => approvalList(identity, isDone), [identity, isDone])
  return (
    <ListPage
      key={String(isDone)}
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
