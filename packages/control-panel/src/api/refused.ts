import type { Refusal } from '@portal/protocol/control/refusals'
import { isAccepted, isEnvelope } from '@portal/protocol/envelope'

/** A refusal with its reason; the message is the server's, in English. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(message: string, refusal: Refusal) {
    super(message)
    this.refusal = refusal
  }
}

/** The reason in an answer that refuses; undefined where it gives none. */
export function refusalIn(answer: unknown): Refused | undefined {
  if (!isEnvelope(answer) || isAccepted(answer) || typeof answer.code !== 'string') return undefined
  const { code, data, msg = '' } = answer
  const values = typeof data === 'object' && data !== null ? { ...data } : {}
  return new Refused(msg, { code, values } as Refusal) // of this server; for an unknown code its message is shown
}
