import { Command } from '@commander-js/extra-typings'
import type { Context } from './context.ts'
import { addClock } from './flags/clock.ts'
import { addCodes } from './flags/codes.ts'
import { addCall, addOpenApi } from './flags/contract.ts'
import { addDoctor } from './flags/doctor.ts'
import { addFault } from './flags/fault.ts'
import { addRequests } from './flags/requests.ts'
import { addScenario } from './flags/scenario.ts'
import { addSeed } from './flags/seed.ts'
import { addMock, addUp } from './flags/serve.ts'
import { addSnapshot } from './flags/snapshot.ts'
import { addSubApp } from './flags/sub-app.ts'
import { addVerify } from './flags/verify.ts'
import { addWorld } from './flags/world.ts'

/** The commands with their flags. Each imports its work only when it is called, so that `--help` is quick. */
export function createProgram(surroundings: Omit<Context, 'debugs'>) {
  const program = new Command('portal')
    .description('Runs the portal and its offline backend, and fills and inspects its worlds.')
    .version(surroundings.checkout.version, '--version', 'tell the version of this checkout')
    .option('--debug', 'show where an error came from')
    .helpCommand(false)
    .showHelpAfterError('Run portal --help, or portal COMMAND --help, to see what is possible.')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExample:\n  portal up --port 8300\n\nIn a checkout, portal is node packages/cli/bin/portal.js.',
    )
  const context = { ...surroundings, debugs: () => program.opts().debug === true }
  const bending = [addWorld, addSnapshot, addClock, addFault, addRequests, addCodes, addScenario]
  for (const add of [
    addUp,
    addMock,
    addSeed,
    ...bending,
    addSubApp,
    addOpenApi,
    addCall,
    addVerify,
    addDoctor,
  ])
    add(program, context)
  return program
}
