/** Why the server does not start; the message is for the person at the keyboard and needs no stack trace. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
}
