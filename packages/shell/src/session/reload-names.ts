import type { Client } from '@portal/protocol/client'
import type { QueryClient } from '@tanstack/react-query'
import { userFrom } from './complete-answers.ts'
import { useSession } from './session-store.ts'

/**
 * Fetches again what the server names in the language asked for: menus, departments, lookups, notices and the
 * user's responsibilities. What fails keeps its old names.
 */
export async function reloadNames(api: Pick<Client, 'getUserInfo'>, queries: QueryClient): Promise<void> {
  await Promise.allSettled([queries.invalidateQueries(), reloadUser(api)])
}

async function reloadUser(api: Pick<Client, 'getUserInfo'>): Promise<void> {
  const { certificate } = useSession.getState()
  if (!certificate) return
  const { data } = await api.getUserInfo({ query: { token: certificate } })
  const session = useSession.getState()
  if (session.certificate === certificate) session.userRenamed(userFrom(data))
}
