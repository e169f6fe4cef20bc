import type { FaultKind, pass } from '@portal/protocol/control/fault-kinds'
import { misbehaviourNames, shapeNames } from '../texts/names.ts'
import { type TextKey, useTexts } from '../texts/texts.ts'

/** What each kind of fault, or of a step, is called. */
export const kindTexts: Readonly<Record<FaultKind | typeof pass, TextKey>> = {
  pass: 'pass',
  latency: 'latency',
  rejection: 'rejection',
  sessionEnded: 'sessionEnded',
  httpStatus: 'kindHttpStatus',
  answer: 'ownAnswer',
  sequence: 'sequence',
  reset: 'connectionReset',
  noAnswer: 'noAnswer',
  truncated: 'truncated',
  malformed: 'malformed',
  contentType: 'kindContentType',
  notArray: 'notArray',
  shape: 'shape',
  misbehave: 'misbehave',
}

/** The kinds of the faults that struck a request, as the journal joins them; one of a later version stays as it is. */
export function useStruckKinds() {
  const text = useTexts()
  const keys: Readonly<Record<string, TextKey>> = kindTexts
  return (joined: string): string =>
    joined
      .split('+')
      .map((kind) => (keys[kind] === undefined ? kind : text(keys[kind])))
      .join(' + ')
}

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

/** The values of a fault of which several may be chosen, with their names. */
export const choices = { shape: shapeNames, misbehave: misbehaviourNames } as const

export const choiceNames = { ...shapeNames, ...misbehaviourNames }
