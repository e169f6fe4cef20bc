import { expect, test } from 'vitest'
import { contractStatuses, projectStages } from '../entities/contract-states.ts'
import { type ApplicationField, applicationKinds, fieldsOf } from './application-kinds.ts'

const records = ['distributor', 'product', 'order', 'project', 'contract', 'retailOrder', 'store'] as const
const kinds: readonly ApplicationField['kind'][] = [
  ...(['text', 'long', 'count', 'money', 'day', 'choice', 'businessUnit'] as const),
  ...records,
]

test.each(applicationKinds)('%s: fields are of known kinds, and name known states and changes', (kind) => {
  const fields = fieldsOf(kind)
  const changes = fields.find(({ name }) => name === 'changeKind')?.choices ?? []
  for (const { kind, statuses = [], stages = [], selection, unit, days, forChange = [] } of fields) {
    expect(kinds).toContain(kind)
    expect(contractStatuses).toEqual(expect.arrayContaining([...statuses]))
    expect(projectStages).toEqual(expect.arrayContaining([...stages]))
    expect([undefined, 'changeable', 'collectable']).toContain(selection)
    expect([undefined, 'ceramic', 'bathroom']).toContain(unit)
    expect([undefined, 'past', 'future']).toContain(days)
    expect(changes).toEqual(expect.arrayContaining([...forChange]))
  }
})
