import { sessionEndedCode, startOverCode } from '@portal/protocol/envelope'
import type { Message } from './message.ts'
import { texts } from './texts.ts'

interface RejectionOptions {
  /** Code of the envelope. */
  readonly code?: number
  /** 200 for a request that was understood and refused (specification §8); 4xx for a malformed request. */
  readonly httpStatus?: number
}

/** Thrown to reject a call; becomes an envelope of status E whose message is meant for the user, in the user's language. */
export class Rejection extends Error {
  override readonly name = 'Rejection'
  readonly userMessage: Message
  readonly options: RejectionOptions

  constructor(said: Message, options: RejectionOptions = {}) {
    super(said.zh)
    this.userMessage = said
    this.options = options
  }
}

/** The certificate is missing, unknown or expired: E with the code that ends the session (specification §4). */
export const sessionEnded = (message: Message = texts.sessionEnded) =>
  new Rejection(message, { code: sessionEndedCode })

/** No further try counts at what was begun: a second step or a password reset. */
export const startOver = (message: Message) => new Rejection(message, { code: startOverCode })
