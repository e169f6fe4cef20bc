import { describe, expect, it, vi } from 'vitest'
import { conditionNames, type ListDefinition } from './list-definition.ts'
import { firstPage } from './list-query.ts'
import { narrowed } from './narrowed.ts'

const load = vi.fn<ListDefinition['load']>(async () => ({ rows: [], total: 0 }))
const list: ListDefinition = {
  noun: 'project',
  number: 'projectNo',
  hasDetail: true,
  columns: [],
  filters: [
    { name: 'stage', label: 'stage', kind: 'choice', codes: 'projectStage' },
    { name: 'projectNo', label: 'projectNo', kind: 'text' },
  ],
  sortable: ['amount'],
  load,
}
// The client is only passed through.
const asks = async (definition: ListDefinition, query = firstPage) => {
  await definition.load({} as never, query, new AbortController().signal)
  return load.mock.lastCall?.[1]
}

describe('a part of a list', () => {
  it('asks with conditions that the page can not change', async () => {
    const review = narrowed(list, { stage: 'review' })
    expect(conditionNames(review.filters)).toEqual(['projectNo'])
    expect((await asks(review, { ...firstPage, conditions: { projectNo: '7' } }))?.conditions).toEqual({
      projectNo: '7',
      stage: 'review',
    })
  })
})
