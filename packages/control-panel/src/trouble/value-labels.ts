import type { TextKey } from '../texts/texts.ts'

/** What the values of a fault are called, in its form and in the list of faults. */
export const labels = {
  user: 'onlyFor',
  skip: 'letPass',
  ms: 'ms',
  toMs: 'toMs',
  code: 'code',
  message: 'message',
  httpStatus: 'httpStatus',
  contentType: 'contentType',
  shape: 'shapes',
  misbehave: 'misbehaviours',
  body: 'body',
} as const satisfies Readonly<Record<string, TextKey>>
