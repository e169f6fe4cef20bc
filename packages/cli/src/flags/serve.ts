import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { companyOption, dataDirOf } from './company.ts'
import { controlTokenFileOption, controlTokenOption } from './control.ts'
import { listeningCommand } from './listening.ts'
import { jsonOption, type Program, worldOption } from './options.ts'
import { subAppEntryOption, subAppHostOption } from './sub-app-entry.ts'
import {
  passOption,
  recordOption,
  replayOption,
  strangersAsOption,
  upstreamExamples,
  upstreamOption,
} from './upstream.ts'

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
const servingCommand = (program: Program, context: Context, name: string) =>
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
    .addHelpText('after', `\nExample:\n  portal up --port 0 --json${upstreamExamples('up')}`)
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
    .addHelpText('after', `\nExample:\n  portal mock --port 8201${upstreamExamples('mock')}`)
    .action(async (options, command) => {
      const { serve } = await import('../commands/serve.ts')
      await serve({ ...options, dataDir: dataDirOf(options, command, context) }, context)
    })
}
