import type { FaultKind, pass } from '@portal/protocol/control/fault-kinds'
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
