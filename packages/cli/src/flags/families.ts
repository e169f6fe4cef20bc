import type { Context } from '../context.ts'
import type { Program } from './options.ts'

/** Every command and family of commands, in the order of the help. */
const descriptions = {
  up: 'Serve the portal, its sub-apps and the backend on one origin until interrupted.',
  mock: 'Serve the backend alone until interrupted, for a shell that runs elsewhere.',
  exec: 'Run a command beside a backend that is served as long as it runs.',
  seed: 'Add chosen or generated users, menus, notices, orders and more to a world.',
  grant: 'Give a user responsibilities; a page that is open has them after it is loaded again.',
  revoke: 'Take responsibilities from a user.',
  user: 'List the users of a world, and sign in as one by a link or for a program.',
  notice: 'List the notices of a world, and take one back.',
  approvals: 'List the approvals of a world that wait, and who has to decide.',
  world: 'List, make, look at, copy, compare, export, import, reset and remove worlds.',
  snapshot: 'Keep the state of a world, and bring it back.',
  clock: 'Read, set, move, stop and restart the clock of a world.',
  fault: 'Bend answers: delay, refuse, break or spoil them.',
  requests: 'Read, follow and clear the journal of the requests to a world.',
  codes: 'Show the verification codes that a real system would send by SMS, while they are valid.',
  scenario: 'Bring a world into a named state.',
  'sub-app': 'List and serve the stand-in sub-apps; make, link and check sub-apps of your own.',
  openapi: 'Print the backend calls as an OpenAPI 3.1 document; what is assumed is marked there.',
  call: 'Make one backend call and print its answer.',
  verify:
    'Make every call that changes nothing of a real backend, and say where it departs from the contract.',
  config:
    'Show the settings of a project with where each comes from, and check the config.json of an installation.',
  completion: 'Print a script that completes commands and options in a shell.',
  doctor: 'Check what the portal needs on this machine, and say what to do about the rest.',
} as const

type Family = keyof typeof descriptions
type Add = (program: Program, context: Context) => void

/** Flags are loaded for the called command only: schemas and rules behind them would slow down all others. */
const loaders: Readonly<Record<Family, () => Promise<Add>>> = {
  up: async () => (await import('./serve.ts')).addUp,
  mock: async () => (await import('./serve.ts')).addMock,
  exec: async () => (await import('./exec.ts')).addExec,
  seed: async () => (await import('./seed.ts')).addSeed,
  grant: async () => (await import('./people.ts')).addGrant,
  revoke: async () => (await import('./people.ts')).addRevoke,
  user: async () => (await import('./people.ts')).addUser,
  notice: async () => (await import('./people.ts')).addNotice,
  approvals: async () => (await import('./people.ts')).addApprovals,
  world: async () => (await import('./world.ts')).addWorld,
  snapshot: async () => (await import('./world-state.ts')).addSnapshot,
  clock: async () => (await import('./world-state.ts')).addClock,
  fault: async () => (await import('./fault.ts')).addFault,
  requests: async () => (await import('./requests.ts')).addRequests,
  codes: async () => (await import('./people.ts')).addCodes,
  scenario: async () => (await import('./world-state.ts')).addScenario,
  'sub-app': async () => (await import('./sub-app.ts')).addSubApp,
  openapi: async () => (await import('./contract.ts')).addOpenApi,
  call: async () => (await import('./contract.ts')).addCall,
  verify: async () => (await import('./contract.ts')).addVerify,
  config: async () => (await import('./config.ts')).addConfig,
  completion: async () => (await import('./completion.ts')).addCompletion,
  doctor: async () => (await import('./doctor.ts')).addDoctor,
}

export const families = Object.keys(descriptions) as readonly Family[] // keys of a const object are its names

/** Adds the called families with all their flags, and the names of the others. */
export async function addFamilies(
  program: Listed,
  context: Context,
  called: readonly string[],
): Promise<void> {
  for (const name of families) {
    if (called.includes(name)) (await loaders[name]())(program, context)
    else program.command(name)
    program.commands.find((one) => one.name() === name)?.description(descriptions[name])
  }
}

interface Listed extends Program {
  readonly commands: readonly { name(): string; description(text: string): unknown }[]
}
