import { readFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { tokenProblem } from '../control-token.ts'
import {
  checkedBy,
  commandOf,
  dataDirOption,
  type HelpPath,
  jsonOption,
  type Program,
  serverAddress,
  worldOption,
  worldsOption,
} from './options.ts'

export const urlOption = () =>
  new Option(
    '--url <url>',
    'a running server; without it the data folder, beside a server or without one',
  ).argParser(serverAddress)

export const controlTokenOption = () =>
  new Option(
    '--control-token <text>',
    'token of a control API that listens beyond this machine; as PORTAL_CONTROL_TOKEN in the environment, or in a file, no other user of the machine sees it',
  ).argParser(checkedBy(tokenProblem))

export const controlTokenFileOption = () =>
  new Option('--control-token-file <file>', 'a file that holds that token alone')
    .conflicts('controlToken')
    .argParser(tokenIn)

/** @throws {InvalidArgumentError} with the file and its error */
function tokenIn(file: string): string {
  try {
    return checkedBy(tokenProblem)(readFileSync(file, 'utf8').trim())
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) }
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new InvalidArgumentError(
      isMissing
        ? `${file}: There is no such file; expected one that holds the token: a single line of letters, digits and signs.`
        : `${file}: ${message}`,
    )
  }
}

/** A command that bends a backend, with the options that all of them share. */
export const controlCommand = (parent: Program, path: HelpPath, context: Context) =>
  commandOf(parent, path)
    .addOption(urlOption())
    .addOption(controlTokenOption())
    .addOption(controlTokenFileOption())
    .addOption(dataDirOption(context))
    .addOption(jsonOption())

/** The same for one world. */
export const worldControlCommand = (parent: Program, path: HelpPath, context: Context) =>
  controlCommand(parent, path, context).addOption(worldOption())

/** The same for one world, or several chosen by a name with `*`. */
export const worldsControlCommand = (parent: Program, path: HelpPath, context: Context) =>
  controlCommand(parent, path, context).addOption(worldsOption())
