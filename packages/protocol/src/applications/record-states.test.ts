import { expect, it } from 'vitest'
import { takesRecord } from './record-states.ts'

it.each([
  ['orderChange', 'orderNo', { status: 'producing' }, true],
  ['orderChange', 'orderNo', { status: 'shipped' }, false],
  ['contractRenewal', 'contractNo', { status: 'completed' }, true],
  ['contractRenewal', 'contractNo', { status: 'waiting' }, false],
  ['projectExtension', 'projectNo', { stage: 'bidding' }, true],
  ['projectExtension', 'projectNo', { stage: 'review' }, false],
  ['projectExtension', 'projectNo', { stage: 'signed' }, false],
  ['projectChange', 'projectNo', { stage: 'review' }, true],
  ['retailReturn', 'orderNo', {}, true],
  ['projectExtension', 'projectNo', {}, false],
] as const)('%s takes for %s a record with %j: %s', (kind, name, record, isTaken) => {
  expect(takesRecord(kind, name, record)).toBe(isTaken)
})
