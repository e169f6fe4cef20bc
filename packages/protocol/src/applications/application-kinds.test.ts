import { expect, test } from 'vitest'
import { contractStatuses, projectStages } from '../entities/contract-states.ts'
import { applicationKinds, fieldsOf, takesRecord } from './application-kinds.ts'

test.each(applicationKinds)('%s: fields name known states and changes', (form) => {
  const { choices = [] } = fieldsOf(form).find(({ name }) => name === 'changeKind') ?? {}
  const known: readonly string[] = [...contractStatuses, ...projectStages, ...choices]
  for (const { statuses = [], stages = [], forChange = [] } of fieldsOf(form))
    expect(known).toEqual(expect.arrayContaining([...statuses, ...stages, ...forChange]))
})

test.each([
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
