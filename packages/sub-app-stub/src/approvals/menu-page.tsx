import { LoadingCard } from '@portal/page-kit/loading-card'
import { recordItself } from '@portal/protocol/rules/record-address'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useWaitingTask } from '../lists/list-page.tsx'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { recordPath } from '../records/record-places.ts'
import { ApprovalPage } from './approval-page.tsx'

interface RecordInsteadProps {
  /** The widest first; the last is the page that the person is on. */
  readonly lists: readonly string[]
  readonly number: string
}

/** Leads to the record itself, where no approval of it is the user's: the link may come from a colleague. */
function RecordInstead({ lists, number }: RecordInsteadProps) {
  const mayOpen = useMenuPages()
  if (!mayOpen) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  const list = lists.find(mayOpen) ?? lists.at(-1)
  return list === undefined ? null : <Navigate to={recordPath(list, number)} replace />
}

interface MenuPageProps {
  /** Where a record is shown by its number, if anywhere; the first that the menus lead to counts. */
  readonly lists?: readonly string[]
  /** The page itself. */
  readonly children: ReactNode
}

/** A page of the menus, or the approval that its address names: `businessKey` is its number, `taskId` the step. */
export function MenuPage({ lists = [], children }: MenuPageProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const businessKey = search.get('businessKey')
  if (!businessKey) return children
  const taskId = search.get('taskId') ?? undefined
  const others = new URLSearchParams(search)
  others.delete('businessKey')
  others.delete('taskId')
  return (
    <ApprovalPage
      key={`${businessKey} ${taskId}`}
      wholePage={others.size > 0 ? `${pathname}?${others}` : pathname}
      businessKey={businessKey}
      taskId={taskId}
      instead={lists.length > 0 ? <RecordInstead lists={lists} number={businessKey} /> : undefined}
    />
  )
}

interface WaitingApprovalProps {
  /** Address of the list that the record is opened from. */
  readonly list: string
  /** The record without an approval. */
  readonly children: ReactNode
}

/** A record opened from its list; where an approval of it waits for the user, it is decided right there. */
export function WaitingApproval({ list, children }: WaitingApprovalProps) {
  const { number = '' } = useParams()
  const [search] = useSearchParams()
  const isItself = search.toString().includes(recordItself)
  const { data } = useWaitingTask(number, !isItself)
  return data && !isItself ? <ApprovalPage wholePage={list} businessKey={number} /> : children
}
