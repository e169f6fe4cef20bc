import type { ListDefinition } from '../lists/list-definition.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { asked, fromCount, pageRows } from '../lists/load-list.ts'

/** The condition is not called `businessKey`, which in an address names a single approval. */
const filters = [
  { name: 'number', label: 'businessKey', kind: 'text' },
  { name: 'title', label: 'title', kind: 'text' },
] as const

function input(query: ListQuery, systemCode: string) {
  const { number, ...others } = query.conditions
  const conditions = { ...others, ...(number ? { businessKey: number } : {}), systemCode }
  return { body: { ...pageRows(query), ...asked<object>({ ...query, conditions }) } }
}

/** Approvals of one system that wait for the user. */
export const waitingTasks = (systemCode: string): ListDefinition => ({
  noun: 'approval',
  number: 'businessKey',
  hasDetail: true,
  keyFields: ['taskId'],
  columns: [
    { field: 'businessKey' },
    { field: 'title' },
    { field: 'taskName' },
    { field: 'applicantName' },
    { field: 'startedAt', as: 'date' },
  ],
  filters,
  sortable: ['startedAt'],
  load: (client, query, signal) => fromCount(client.findTodoTasks(input(query, systemCode), { signal })),
})

/** Approvals of one system that the user has dealt with. */
export const doneTasks = (systemCode: string): ListDefinition => ({
  ...waitingTasks(systemCode),
  columns: [
    { field: 'businessKey' },
    { field: 'title' },
    { field: 'outcome', as: 'outcome' },
    { field: 'comment' },
    { field: 'endedAt', as: 'date' },
  ],
  sortable: ['endedAt'],
  load: (client, query, signal) => fromCount(client.findHistoricTasks(input(query, systemCode), { signal })),
})
