import { sessionEndedCode, startOverCode } from '@portal/protocol/envelope'
import { texts } from './texts.ts'

interface RejectionOptions {
  /** Code of the envelope. */
  readonly code?: number
  /** 200 for a request that was understood and refused (specification §8); 4xx for what is no proper request. */
  readonly httpStatus?: number
}

/** Thrown wherever a call is refused; becomes an envelope of status E whose message is meant for the user. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
  readonly options: RejectionOptions

  constructor(message: string, options: RejectionOptions = {}) {
    super(message)
    this.options = options
  }
}

/** The certificate is missing, unknown or expired: E with the code that ends the session (specification §4). */
export const sessionEnded = (message: string = texts.sessionEnded) =>
  new Rejection(message, { code: sessionEndedCode })

/** No further try counts at what was begun: a second step or a password reset. */
export const startOver = (message: string) => new Rejection(message, { code: startOverCode })
