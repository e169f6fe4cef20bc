import type { Context } from '../context.ts'
import help from './help.json' with { type: 'json' }
import type { Program } from './options.ts'

type Add = (program: Program, context: Context) => void

/**
 * Every command and family of commands, in the order of the help. Flags are loaded for the called command only: schemas
 * and rules behind them would slow down all others.
 */
const loaders = {
  up: async () => (await import('./serve.ts')).addUp,
  mock: async () => (await import('./serve.ts')).addMock,
  exec: async () => (await import('./serve.ts')).addExec,
  seed: async () => (await import('./seed.ts')).addSeed,
  grant: async () => (await import('./people.ts')).addGrant,
  revoke: async () => (await import('./people.ts')).addRevoke,
  user: async () => (await import('./people.ts')).addUser,
  notice: async () => (await import('./people.ts')).addNotice,
  approvals: async () => (await import('./people.ts')).addApprovals,
  world: async () => (await import('./world.ts')).addWorld,
  snapshot: async () => (await import('./world.ts')).addSnapshot,
  clock: async () => (await import('./world.ts')).addClock,
  fault: async () => (await import('./fault.ts')).addFault,
  requests: async () => (await import('./requests.ts')).addRequests,
  codes: async () => (await import('./people.ts')).addCodes,
  scenario: async () => (await import('./world.ts')).addScenario,
  'sub-app': async () => (await import('./sub-app.ts')).addSubApp,
  openapi: async () => (await import('./contract.ts')).addOpenApi,
  call: async () => (await import('./contract.ts')).addCall,
  verify: async () => (await import('./contract.ts')).addVerify,
  config: async () => (await import('./config.ts')).addConfig,
  completion: async () => (await import('./completion.ts')).addCompletion,
  doctor: async () => (await import('./config.ts')).addDoctor,
} as const satisfies Readonly<Record<string, () => Promise<Add>>>

type Family = keyof typeof loaders

export const families = Object.keys(loaders) as readonly Family[] // keys of a const object are its names

/** Adds the called families with all their flags, and the names of the others. */
export async function addFamilies(
  program: Program,
  context: Context,
  called: readonly string[],
): Promise<void> {
  for (const name of families) {
    if (called.includes(name)) (await loaders[name]())(program, context)
    else program.command(name).description(help[name].description)
  }
}
