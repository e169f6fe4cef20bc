import { faultProblem } from '@portal/protocol/control/fault-problem'
import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Difference } from '@portal/protocol/control/requests'
import { isWorldPattern } from '@portal/protocol/world'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { forWorlds } from './classes.ts'
import { type ControlOptions, control } from './control.ts'
import { differenceSentence, faultTable } from './control-tables.ts'
import { ownBody, stepOf } from './fault-values.ts'

interface FaultOptions extends ControlOptions {
  readonly world: string
}

/** What flags give: the body and the steps are not parsed yet. */
interface FaultValues extends Omit<FaultOrder, 'kind' | 'target' | 'body' | 'steps'> {
  readonly body?: string
  readonly step: readonly string[]
}

export const listFaults = (options: FaultOptions, context: Context) =>
  control(
    options,
    context,
    (client) => client.listFaults({ pathParams: { world: options.world } }),
    faultTable,
  )

export async function addFault(
  fault: Pick<FaultOrder, 'kind' | 'target'>,
  options: FaultOptions & FaultValues,
  context: Context,
): Promise<void> {
  const { world, url, controlToken, controlTokenFile, dataDir, json, body, step, ...values } = options
  const order: FaultOrder = {
    ...fault,
    ...values,
    ...(body === undefined ? {} : { body: await ownBody(body, values.contentType, context.terminal) }),
    ...(step.length === 0 ? {} : { steps: step.map(stepOf) }),
  }
  const problem = faultProblem(order, flagOf)
  if (problem) throw new UsageError(`${problem}.`)
  if (isWorldPattern(world)) {
    await forWorlds(
      options,
      context,
      'have that fault',
      (client) => client.addFaults({ body: { worlds: [world], fault: order } }),
      ([first]) => warnings(first?.differences ?? []),
    )
    return
  }
  await control(
    options,
    context,
    (client) => client.addFault({ pathParams: { world }, body: order }),
    ({ id, kind, target, differences }) =>
      [`Added the fault ${id}: ${kind} for ${target}.`, ...warnings(differences)].join('\n'),
  )
}

const warnings = (differences: readonly Difference[]): string[] =>
  differences.map((one) => `Warning: it ${differenceSentence(one)}.`)

/** The flag of a value, since errors refer to what was typed. */
const flagOf = (name: string) =>
  name === 'steps' ? '--step' : `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

export const removeFault = (id: number, options: FaultOptions, context: Context) =>
  control(
    options,
    context,
    (client) => client.removeFault({ pathParams: { world: options.world, id } }),
    () => `Removed the fault ${id}.`,
  )

export const clearFaults = (options: FaultOptions, context: Context) =>
  isWorldPattern(options.world)
    ? forWorlds(options, context, 'have no faults now', (client) =>
        client.clearFaultsOf({ body: { worlds: [options.world] } }),
      )
    : control(
        options,
        context,
        (client) => client.clearFaults({ pathParams: { world: options.world } }),
        () => `The world ${options.world} has no faults now.`,
      )
