import { Option } from '@commander-js/extra-typings'
import type { Context } from '../context.ts'
import { dataDirOption, jsonOption, type Program, worldOption } from './options.ts'

const urlOption = () =>
  new Option('--url <url>', 'a running server; without it the data folder, beside a server or without one')

export const controlTokenOption = () =>
  new Option('--control-token <text>', 'token of a control API that listens beyond this machine')

/** A command that bends a backend, with the options that all of them share. */
export const controlCommand = (parent: Program, name: string, context: Context) =>
  parent
    .command(name)
    .addOption(urlOption())
    .addOption(controlTokenOption())
    .addOption(dataDirOption(context))
    .addOption(jsonOption())

/** The same for one world. */
export const worldControlCommand = (parent: Program, name: string, context: Context) =>
  controlCommand(parent, name, context).addOption(worldOption())
