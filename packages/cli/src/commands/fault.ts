import { effectProblem } from '@portal/protocol/control/fault-kinds'
import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { type ControlOptions, control } from './control.ts'
import { faultTable } from './control-tables.ts'

interface FaultOptions extends ControlOptions {
  readonly world: string
}

type FaultValues = Omit<FaultOrder, 'kind' | 'target'>

export const listFaults = (options: FaultOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.listFaults({ pathParams: { world: options.world } }),
    faultTable,
  )

export async function addFault(
  fault: Pick<FaultOrder, 'kind' | 'target'>,
  options: FaultOptions & FaultValues,
  context: Context,
): Promise<void> {
  const { world, url, controlToken, controlTokenFile, dataDir, json, ...values } = options
  const problem = effectProblem({ ...fault, ...values })
  if (problem) throw new UsageError(`${problem}.`)
  await control(
    options,
    context,
    (control) => control.addFault({ pathParams: { world }, body: { ...fault, ...values } }),
    (added) => `Added the fault ${added.id}: ${added.kind} for ${added.target}.`,
  )
}

export const removeFault = (id: number, options: FaultOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.removeFault({ pathParams: { world: options.world, id } }),
    () => `Removed the fault ${id}.`,
  )

export const clearFaults = (options: FaultOptions, context: Context) =>
  control(
    options,
    context,
    (control) => control.clearFaults({ pathParams: { world: options.world } }),
    () => `The world ${options.world} has no faults now.`,
  )
