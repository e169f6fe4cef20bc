import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { ApprovalPage } from './approval-page.tsx'
import { RecordInstead } from './record-instead.tsx'

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
