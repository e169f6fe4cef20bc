/** A failure that the person at the keyboard can do something about; the message says what and needs no stack trace. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

/** The code of a Node system error such as ENOENT, else undefined. */
export const systemErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
