import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { appliedText, scenarioSheet } from '../terminal/scenario-text.ts'
import { table } from '../terminal/terminal.ts'
import { type ControlOptions, control } from './control.ts'

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
  options: ControlOptions & { readonly world: string; readonly makeWorld?: true },
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

interface SaveOptions extends ControlOptions {
  readonly world: string
  readonly description?: string
  readonly replace?: true
}

export const saveScenario = (name: string, options: SaveOptions, context: Context) => {
  const { world, description, replace } = options
  const body = {
    name,
    ...(description === undefined ? {} : { description }),
    ...(replace ? { replace } : {}),
  }
  return control(
    options,
    context,
    (control) => control.saveScenario({ pathParams: { world }, body }),
    ({ file, rows }) =>
      `Wrote ${file}, ${rows} rows. portal scenario apply ${name.toLowerCase()} brings a world into this state.`,
  )
}
