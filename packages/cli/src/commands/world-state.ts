import type { ClockChange } from '@portal/protocol/control/clock'
import { isWorldPattern } from '@portal/protocol/world'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { appliedText, scenarioSheet } from '../terminal/lists.ts'
import { table } from '../terminal/terminal.ts'
import { changeClocks, whoIsIn } from './classes.ts'
import {
  type ControlOptions,
  clockSentence,
  control,
  type WorldOptions,
  worldControl,
  worldTable,
} from './control.ts'

export const listSnapshots = (options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.listSnapshots(at),
    (snapshots) => worldTable(snapshots, `The world ${options.world} has no snapshot.`),
  )

export const takeSnapshot = (name: string, options: WorldOptions, context: Context) =>
  worldControl(
    options,
    context,
    (client, at) => client.takeSnapshot({ ...at, body: { name } }),
    () => `Kept the world ${options.world} as ${name}.`,
  )

export const restoreSnapshot = (snapshot: string, options: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.restoreSnapshot({ pathParams: { world: options.world, snapshot } }),
    () => `The world ${options.world} is as it was in ${snapshot}.`,
  )

export const removeSnapshot = (snapshot: string, options: WorldOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeSnapshot({ pathParams: { world: options.world, snapshot } }),
    () => `Removed the snapshot ${snapshot}.`,
  )

export const showClock = (options: WorldOptions, context: Context) =>
  isWorldPattern(options.world)
    ? whoIsIn(options.world, options, context)
    : worldControl(options, context, (client, at) => client.readClock(at), clockSentence)

export const changeClock = (change: ClockChange, options: WorldOptions, context: Context) =>
  isWorldPattern(options.world)
    ? changeClocks(options.world, change, options, context)
    : worldControl(
        options,
        context,
        (client, at) => client.changeClock({ ...at, body: { change } }),
        clockSentence,
      )

export const listScenarios = (options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listScenarios({}),
    (scenarios) => table(scenarios.map((one) => [one.name, `${one.description} · ${one.descriptionEn}`])),
  )

export const showScenario = (name: string, options: ControlOptions, context: Context) =>
  control(
    options,
    context,
    async (control) => {
      const scenarios = await control.listScenarios({})
      const found = scenarios.find((one) => one.name === name)
      if (found) return found
      const known = scenarios.map((one) => one.name).join(', ')
      throw new Failure(`There is no scenario ${name}; expected one of ${known}`)
    },
    scenarioSheet,
  )

export const applyScenarios = (
  names: readonly string[],
  options: WorldOptions & { readonly makeWorld?: true },
  context: Context,
) =>
  control(
    options,
    context,
    (control) => {
      const make = options.makeWorld ? { make: true } : {}
      return control.applyScenario({
        pathParams: { world: options.world },
        body: { names: [...names], ...make },
      })
    },
    (applied) =>
      `The world ${options.world} is in the state ${names.join(' + ')}.\n\n${appliedText(applied)}`,
  )

interface SaveOptions extends WorldOptions {
  readonly description?: string
  readonly replace?: true
}

export const saveScenario = (name: string, options: SaveOptions, context: Context) => {
  const { description, replace } = options
  const body = {
    name,
    ...(description === undefined ? {} : { description }),
    ...(replace ? { replace } : {}),
  }
  return worldControl(
    options,
    context,
    (client, at) => client.saveScenario({ ...at, body }),
    ({ file, rows }) =>
      `Wrote ${file}, ${rows} rows. portal scenario apply ${name.toLowerCase()} brings a world into this state.`,
  )
}
