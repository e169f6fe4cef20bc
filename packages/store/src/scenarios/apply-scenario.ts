import type { AppliedScenarios } from '@portal/protocol/control/scenarios'
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
import { writeNotice } from './change-notices.ts'
import { changeUsers, writeSession } from './change-people.ts'
import { emptyTables } from './empty-tables.ts'
import { writeMenuTree } from './menu-tree.ts'
import { readScenarios, withExtended } from './scenario-files.ts'
import type { Scenario } from './scenario-schema.ts'
import { writeSignOn } from './sign-ons.ts'
import { waysInto } from './ways-in.ts'

export const listScenarios = () => readScenarios(scenariosDir)

/**
 * Brings a world into named states, one on top of the other, starting from the template; it has either its old state or
 * the whole new one.
 * @returns what was applied and how to get in
 * @throws {StoreError} for a name that there is not, and for files that are wrong
 */
export async function applyScenario(
  store: Store,
  world: string,
  ...names: readonly string[]
): Promise<AppliedScenarios> {
  const scenarios = withExtended(await listScenarios(), ...names)
  let applied: AppliedScenarios | undefined
  await store.replaceWorld(world, async (fresh) => {
    for (const scenario of scenarios) await apply(fresh, scenario)
    applied = await waysInto(fresh, scenarios)
  })
  if (!applied) throw new Error('A world was replaced without being filled')
  return applied
}

const seeders = {
  users: seedUsers,
  roles: seedRoles,
  menus: seedMenus,
  notices: seedNotices,
  orders: seedOrders,
}

async function apply(world: World, scenario: Scenario): Promise<void> {
  for (const what of scenario.empty ?? []) await emptyTables(world.db, what)
  for (const [kind, seed] of Object.entries(seeders)) {
    const count = scenario.seed?.[kind as keyof typeof seeders] // a key of the table
    if (count !== undefined) await seed(world, { count })
  }
  for (const notice of scenario.notices ?? []) await writeNotice(world, notice)
  for (const tree of scenario.menuTrees ?? []) await writeMenuTree(world, tree)
  for (const change of scenario.users ?? []) await changeUsers(world, change)
  for (const session of scenario.sessions ?? []) await writeSession(world, session)
  for (const signOn of scenario.signOns ?? []) await writeSignOn(world, signOn)
  for (const fault of scenario.faults ?? []) await addFault(world, fault)
  if (scenario.clock) await changeClock(world, scenario.clock)
}
