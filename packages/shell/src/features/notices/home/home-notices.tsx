import { createContext, type ReactNode, use } from 'react'
import { useNotices } from '../../../session/queries.ts'
import { useSteadyNotices } from '../use-steady-notices.ts'

function useHomeNoticesState() {
  const query = useNotices()
  return { query, steady: useSteadyNotices(query.data, query.dataUpdatedAt) }
}

const HomeNoticesContext = createContext<ReturnType<typeof useHomeNoticesState> | undefined>(undefined)

/** The notices of one visit of the home page, for their list and for what stands in its title line. */
export function HomeNotices({ children }: { children: ReactNode }) {
  return <HomeNoticesContext value={useHomeNoticesState()}>{children}</HomeNoticesContext>
}

export function useHomeNotices() {
  const notices = use(HomeNoticesContext)
  if (!notices) throw new Error('Notices of the home page are used outside HomeNotices')
  return notices
}
