import { Argument } from '@commander-js/extra-typings'
import type { SeedKind } from '../commands/seed.ts'
import type { Context } from '../context.ts'
import { countOption, dataDirOption, jsonOption, type Program, worldOption } from './options.ts'

/** Rows added without --count, for everything that can be seeded. */
const defaultCounts: Readonly<Record<SeedKind, number>> = {
  users: 100,
  roles: 10,
  menus: 50,
  notices: 20,
  orders: 1000,
  pickups: 100,
  'retail-orders': 100,
  'sample-orders': 50,
  projects: 100,
  approvals: 100,
}
const seedKinds = Object.keys(defaultCounts) as SeedKind[] // the keys of a complete record
const defaults = seedKinds.map((kind) => `${defaultCounts[kind]} ${kind}`).join(', ')

export function addSeed(program: Program, context: Context) {
  program
    .command('seed')
    .description('Add generated data to a world, beside a running server or without one.')
    .addArgument(new Argument('<kind>', 'what to add').choices(seedKinds))
    .addOption(countOption(defaults))
    .option('--seed <text>', 'another seed gives other data; the same seed the same')
    .addOption(worldOption())
    .addOption(dataDirOption(context))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  portal seed users --count 1000 --world training')
    .action(async (kind, options) => {
      const { seed } = await import('../commands/seed.ts')
      await seed(kind, { ...options, count: options.count ?? defaultCounts[kind] }, context)
    })
}
