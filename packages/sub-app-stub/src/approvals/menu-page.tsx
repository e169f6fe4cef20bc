import { LoadingCard } from '@portal/page-kit/loading-card'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { recordPath } from '../records/record-path.ts'
import { ApprovalPage } from './approval-page.tsx'

interface RecordInsteadProps {
  readonly identity: SpecifiedSubApp
  /** The widest first; the last is the page that the person is on. */
  readonly lists: readonly string[]
  readonly number: string
}

/** Leads to the record itself, where no approval of it is the user's: the link may come from a colleague. */
function RecordInstead({ identity, lists, number }: RecordInsteadProps) {
  const mayOpen = useMenuPages(identity)
  if (!mayOpen) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  const list = lists.find(mayOpen) ?? lists.at(-1)
  return list === undefined ? null : <Navigate to={recordPath(list, number)} replace />
}

interface MenuPageProps {
  readonly identity: SpecifiedSubApp
  /** Where a record is shown by its number, if anywhere; the first that the menus lead to counts. */
  readonly lists?: readonly string[]
  /** The page itself. */
  readonly children: ReactNode
}

/** A page of the menus, or the approval that its address names: `businessKey` is its number, `taskId` the step. */
export function MenuPage({ identity, lists = [], children }: MenuPageProps) {
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
      identity={identity}
      wholePage={others.size > 0 ? `${pathname}?${others}` : pathname}
      businessKey={businessKey}
      taskId={taskId}
      instead={
        lists.length > 0 ? (
          <RecordInstead identity={identity} lists={lists} number={businessKey} />
        ) : undefined
      }
    />
  )
}
