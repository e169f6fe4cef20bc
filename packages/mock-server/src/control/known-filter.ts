import type { RequestFilter } from '@portal/protocol/control/requests'
import { requireUser } from '@portal/store/known-user'
import type { World } from '@portal/store/worlds/world'

/**
 * A user in the journal may be deleted or misspelt; a name unknown to both is a misspelt filter.
 * @throws {StoreError} when neither the journal nor the world knows a filter's user
 */
export async function requireKnown(world: World, { user }: RequestFilter): Promise<void> {
  if (user === undefined || world.journal.read({ user, limit: 1 }).length > 0) return
  await requireUser(world, user)
}
