import { LoadingCard } from '@portal/page-kit/loading-card'
import type { SpecifiedSubApp } from '@portal/protocol/systems'
import { Navigate } from 'react-router-dom'
import { useMenuPages } from '../menus/use-menu-pages.ts'
import { recordPath } from '../records/record-path.ts'

interface RecordInsteadProps {
  readonly identity: SpecifiedSubApp
  /** The widest first; the last is the page that the person is on. */
  readonly lists: readonly string[]
  readonly number: string
}

/** Leads to the record itself, where no approval of it is the user's: the link may come from a colleague. */
export function RecordInstead({ identity, lists, number }: RecordInsteadProps) {
  const mayOpen = useMenuPages(identity)
  if (!mayOpen) return <LoadingCard isLoading error={undefined} onRetry={() => {}} />
  const list = lists.find(mayOpen) ?? lists.at(-1)
  return list === undefined ? null : <Navigate to={recordPath(list, number)} replace />
}
