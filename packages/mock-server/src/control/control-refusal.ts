import type { Refusal } from '@portal/protocol/control/refusals'
import { databaseTrouble } from '@portal/store/engines/database-trouble'
import { troubleRefusal, troubleSentence } from '@portal/store/explained'
import { StoreError } from '@portal/store/store-error'
import { troubleStatus } from '../plugins/answer-error.ts'

/** Refuses a call of the control API: a message in English, and a code with values for programs that translate it. */
export class ControlRefusal extends Error {
  override readonly name = 'ControlRefusal'
  readonly refusal: Refusal
  readonly httpStatus: number

  constructor(message: string, refusal: Refusal, httpStatus = 400) {
    super(message)
    this.refusal = refusal
    this.httpStatus = httpStatus
  }
}

/** What the store, or the disk below it, has against an order; undefined for anything that was not foreseen. */
export function controlRefusal(error: Error): ControlRefusal | undefined {
  if (error instanceof ControlRefusal) return error
  const trouble = databaseTrouble(error)
  const message = error instanceof StoreError ? error.message : troubleSentence('The database', error)
  if (message === undefined) return undefined
  const refusal = refusalIn(error) ?? { code: 'invalidRequest', values: { problem: message } }
  return new ControlRefusal(message, refusal, trouble ? troubleStatus(trouble) : 400)
}

/** The reason of a failure that a person can do something about, for programs. */
export const refusalIn = (error: unknown): Refusal | undefined =>
  (error instanceof StoreError ? error.refusal : undefined) ?? troubleRefusal(error)
