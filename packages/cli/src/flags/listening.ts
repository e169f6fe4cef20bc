import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { allowHostOption, allowOriginOption } from './addresses.ts'
import { dataDirOption, type Program, portOption, wholeNumber } from './options.ts'

export const hostOption = () => new Option('--host <address>', 'address to listen on').default('127.0.0.1')

/** Each takes some 1.3 MB of disk. */
const defaultMaxWorlds = 500

export const maxWorldsOption = () =>
  new Option('--max-worlds <number>', 'make no more worlds than these in the data folder')
    .default(defaultMaxWorlds)
    .argParser((text: string) => wholeNumber(text, 1, 1_000_000))

/** What the store chooses depends on the machine. */
export const openWorldsOption = () =>
  new Option(
    '--open-worlds <number>',
    'keep so many worlds open at once; more take turns, and are slower (default: what an eighth of the memory holds, 20 to 500)',
  ).argParser((text: string) => wholeNumber(text, 1, 100_000))

/** A command that serves a backend, with the flags that all of them have. */
export const listeningCommand = (parent: Program, name: string, context: Context, usualPort: number) =>
  parent
    .command(name)
    .addOption(portOption(usualPort))
    .addOption(hostOption())
    .addOption(allowHostOption())
    .addOption(allowOriginOption())
    .addOption(dataDirOption(context))
    .addOption(maxWorldsOption())
    .addOption(openWorldsOption())
