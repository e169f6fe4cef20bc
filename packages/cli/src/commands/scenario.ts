import type { Context } from '../context.ts'
import { table } from '../terminal/table.ts'
import { type BendingOptions, bend } from './bending.ts'

export const listScenarios = (options: BendingOptions, context: Context) =>
  bend(
    options,
    context,
    (control) => control.listScenarios({}),
    (scenarios) => table(scenarios.map((one) => [one.name, `${one.description} · ${one.descriptionEn}`])),
  )

export const applyScenario = (
  name: string,
  options: BendingOptions & { readonly world: string },
  context: Context,
) =>
  bend(
    options,
    context,
    (control) => control.applyScenario({ pathParams: { world: options.world }, body: { name } }),
    () => `The world ${options.world} is in the state ${name}.`,
  )
