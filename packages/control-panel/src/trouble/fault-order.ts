import type { FaultOrder, FaultStep } from '@portal/protocol/control/faults'
import type { Difference } from '@portal/protocol/control/requests'
import { isWorldPattern } from '@portal/protocol/world'
import { control, doneIn } from '../api/control.ts'

/** A typed response body: JSON, or text for another content type; undefined for anything else. */
export function ownBody(written: string, contentType: string): unknown {
  if (contentType !== '' && !contentType.includes('json')) return written
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}

type Written<Values> = Omit<Values, 'body'> & { readonly body?: string }

/** A fault as the form has it: answers as text, its share in percent. */
export interface WrittenFault extends Omit<Written<FaultOrder>, 'steps' | 'probability'> {
  readonly steps?: readonly Written<FaultStep>[]
  readonly share?: number
}

/** The order of what was filled in: the control API takes no empty values. */
export function faultOrder({ steps, share, ...written }: WrittenFault): FaultOrder {
  return {
    ...filled(written),
    ...(steps === undefined ? {} : { steps: steps.map(filled) }),
    ...(typeof share === 'number' && share < 100 ? { probability: share / 100 } : {}),
  }
}

function filled<Values extends Written<FaultOrder | FaultStep>>(
  values: Values,
): Omit<Values, 'body'> & { body?: unknown } {
  const given = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const { body, ...others } = Object.fromEntries(given) as Values // those of its fields that were filled in
  return body === undefined ? others : { ...others, body: ownBody(body, values.contentType ?? '') }
}

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
