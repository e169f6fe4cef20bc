import type { SeedOptions } from '@portal/store/seeds/in-chunks'
import { openStore } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import type { Context } from '../context.ts'
import { progressLines } from '../terminal/terminal.ts'

interface SeedCommandOptions {
  readonly count: number
  readonly seed?: string
  readonly world: string
  readonly dataDir: string
  readonly json?: true
}

type Seeder = (world: World, options: SeedOptions) => Promise<readonly object[]>

/** Loads only the generator that is needed. */
const seeders = {
  users: async () => (await import('@portal/store/seeds/users')).seedUsers,
  roles: async () => (await import('@portal/store/seeds/roles')).seedRoles,
  menus: async () => (await import('@portal/store/seeds/menus')).seedMenus,
  notices: async () => (await import('@portal/store/seeds/notices')).seedNotices,
  approvals: async () => (await import('@portal/store/seeds/approvals')).seedApprovals,
  pickups: async () => (await import('@portal/store/seeds/pickups')).seedPickups,
  projects: async () => (await import('@portal/store/seeds/projects')).seedProjects,
  'retail-orders': async () => (await import('@portal/store/seeds/retail-orders')).seedRetailOrders,
  'sample-orders': async () => (await import('@portal/store/seeds/sample-orders')).seedSampleOrders,
  orders: async () => (await import('@portal/store/seeds/orders')).seedOrders,
} satisfies Record<string, () => Promise<Seeder>>

/** Everything that can be seeded. */
export type SeedKind = keyof typeof seeders

const loadSeeder = (kind: SeedKind): Promise<Seeder> => seeders[kind]()

/** Adds generated rows to a world and reports how many. */
export async function seed(
  kind: SeedKind,
  options: SeedCommandOptions,
  { terminal }: Context,
): Promise<void> {
  const onProgress = progressLines(terminal)
  const store = await openStore({ dataDir: options.dataDir, onProgress })
  try {
    const world = await store.world(options.world)
    const seedChoice = options.seed === undefined ? {} : { seed: options.seed }
    const added = await (await loadSeeder(kind))(world, { count: options.count, ...seedChoice, onProgress })
    terminal.result(
      options.json
        ? JSON.stringify({ kind, world: world.name, added })
        : `Added ${added.length} ${kind} to the world ${world.name}.`,
    )
  } finally {
    await store.close()
  }
}
