import { addFault } from '../faults/faults.ts'
import { scenariosDir } from '../paths.ts'
import { seedMenus } from '../seeds/menus.ts'
import { seedNotices } from '../seeds/notices.ts'
import { seedOrders } from '../seeds/orders.ts'
import { seedRoles } from '../seeds/roles.ts'
import { seedUsers } from '../seeds/users.ts'
import type { Store } from '../store.ts'
import { changeClock } from '../worlds/change-clock.ts'
import type { World } from '../worlds/world.ts'
import { changeUsers, writeSession } from './change-people.ts'
import { writeMenuTree } from './menu-tree.ts'
import { readScenarios, withExtended } from './scenario-files.ts'
import type { Scenario } from './scenario-schema.ts'

export const listScenarios = () => readScenarios(scenariosDir)

/**
 * Brings a world into a named state, starting from the template; it has either its old state or the whole new one.
 * @throws {StoreError} for a name that there is not, and for files that are wrong
 */
export async function applyScenario(store: Store, world: string, name: string): Promise<void> {
  const scenarios = withExtended(await listScenarios(), name)
  await store.replaceWorld(world, async (fresh) => {
    for (const scenario of scenarios) await apply(fresh, scenario)
  })
}

const seeders = {
  users: seedUsers,
  roles: seedRoles,
  menus: seedMenus,
  notices: seedNotices,
  orders: seedOrders,
}

async function apply(world: World, scenario: Scenario): Promise<void> {
  for (const what of scenario.empty ?? []) await empty(world, what)
  for (const [kind, seed] of Object.entries(seeders)) {
    const count = scenario.seed?.[kind as keyof typeof seeders] // a key of the table
    if (count !== undefined) await seed(world, { count })
  }
  for (const tree of scenario.menuTrees ?? []) await writeMenuTree(world, tree)
  for (const change of scenario.users ?? []) await changeUsers(world, change)
  for (const session of scenario.sessions ?? []) await writeSession(world, session)
  for (const fault of scenario.faults ?? []) await addFault(world, fault)
  if (scenario.clock) await changeClock(world, scenario.clock)
}

async function empty({ db }: World, what: NonNullable<Scenario['empty']>[number]): Promise<void> {
  if (what === 'orders') await db.salesOrder.deleteMany()
  if (what === 'notices') await db.notice.deleteMany()
  if (what === 'menus') await db.menuItem.deleteMany()
}
