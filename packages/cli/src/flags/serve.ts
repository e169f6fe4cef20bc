import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { defaultTargets, upstreamProblem } from '@portal/mock-server/upstream/upstream-address'
import type { Context } from '../context.ts'
import { controlTokenFileOption, controlTokenOption } from './control.ts'
import {
  commandOf,
  companyOption,
  dataDirOf,
  dataDirOption,
  jsonOption,
  makeWorldOption,
  type Program,
  worldOption,
} from './options.ts'
import { listeningCommand, recordingFolder, subAppEntryOption, subAppHostOption } from './serve-options.ts'

const upstreamOption = () =>
  new Option('--upstream <url>', 'a real backend that calls are passed on to').argParser(upstreamAddress)

const passOption = () =>
  new Option(
    '--pass <targets>',
    `with --upstream, which calls: ids or paths with *, separated by commas, repeatable (${defaultTargets.join()} by default)`,
  ).argParser((text: string, previous: readonly string[] | undefined): readonly string[] => [
    ...(previous ?? []),
    ...text.split(',').map((target) => target.trim()),
  ])

const recordOption = (context: Context) =>
  new Option(
    '--record <name>',
    'with --upstream, keep the answers in fixtures/recordings/NAME, or in a folder',
  ).argParser((text: string) => recordingFolder(text, context.checkout.dataHome))

const replayOption = (context: Context) =>
  new Option(
    '--replay <name>',
    'answer the calls that were recorded there, without the real backend',
  ).argParser((text: string) => recordingFolder(text, context.checkout.dataHome))

const strangersAsOption = () =>
  new Option(
    '--as <user>',
    'with --upstream or --replay, whose data the world answers people with whom it does not know',
  )

/** @throws {InvalidArgumentError} with the error */
function upstreamAddress(text: string): string {
  const problem = upstreamProblem(text)
  if (problem === undefined) return text
  throw new InvalidArgumentError(`${problem}.`)
}

export const defaultPort = 8200

export const environmentOption = () =>
  new Option(
    '--environment <name>',
    'in place of the one in config.json; only test shows the debug icon',
  ).choices(['production', 'test', 'development'] as const)

export const trainingOption = () =>
  new Option(
    '--training',
    'every world is for practice: the portal shows a ribbon, the people to sign in as, and tours (worlds of a class always do)',
  )

/** A command that serves the backend, with the flags that all of them have. */
const servingCommand = (program: Program, context: Context, name: 'up' | 'mock') =>
  listeningCommand(program, name, context, defaultPort)
    .addOption(controlTokenOption())
    .addOption(controlTokenFileOption())
    .addOption(companyOption())
    .addOption(worldOption())
    .addOption(upstreamOption())
    .addOption(passOption())
    .addOption(recordOption(context))
    .addOption(replayOption(context))
    .addOption(strangersAsOption())
    .addOption(trainingOption())

export function addUp(program: Program, context: Context) {
  servingCommand(program, context, 'up')
    .addOption(subAppEntryOption())
    .addOption(subAppHostOption())
    .addOption(environmentOption())
    .addOption(jsonOption())
    .action(async (options, command) => {
      const { serve } = await import('../commands/serve.ts')
      const dataDir = dataDirOf(options, command, context)
      const { subApp: subAppEntries, subAppHost: subAppHosts, environment } = options
      await serve({ ...options, dataDir, built: { subAppEntries, subAppHosts, environment } }, context)
    })
}

export function addMock(program: Program, context: Context) {
  servingCommand(program, context, 'mock')
    .addOption(jsonOption())
    .action(async (options, command) => {
      const { serve } = await import('../commands/serve.ts')
      await serve({ ...options, dataDir: dataDirOf(options, command, context) }, context)
    })
}

export function addExec(program: Program, context: Context) {
  commandOf(program, 'exec')
    .argument('<command...>', 'the command, behind --')
    .addOption(worldOption())
    .addOption(makeWorldOption())
    .option('--scenario <names>', 'bring the world into these states before, with commas between')
    .addOption(dataDirOption(context))
    .action(async (command, options) => {
      const { execute } = await import('../commands/exec.ts')
      await execute(command, options, context)
    })
}
