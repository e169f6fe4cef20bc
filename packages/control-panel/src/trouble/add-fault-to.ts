import type { FaultOrder } from '@portal/protocol/control/faults'
import type { Difference } from '@portal/protocol/control/requests'
import { isWorldPattern } from '@portal/protocol/world'
import { control, doneIn } from '../api/control.ts'

/**
 * Adds a fault to a world, or to each world of a class.
 * @returns where an answer of its own departs from the contract
 */
export async function addFaultTo(worlds: string, fault: FaultOrder): Promise<readonly Difference[]> {
  if (!isWorldPattern(worlds)) {
    return (await control.addFault({ pathParams: { world: worlds }, body: fault })).differences
  }
  const outcomes = await control.addFaults({ body: { worlds: [worlds], fault } })
  doneIn(outcomes)
  return outcomes[0]?.differences ?? []
}
