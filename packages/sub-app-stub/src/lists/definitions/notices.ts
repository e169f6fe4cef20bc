import type { Noun } from '../../i18n/texts.ts'
import type { ListDefinition } from '../list-definition.ts'
import { fromCount, listInput, pageRows } from '../load-list.ts'
import { files } from './files.ts'

/** The notices of one type, each with its text on its own page. */
const noticesOf = (noticeType: string, noun: Noun): ListDefinition => ({
  noun,
  number: 'title',
  hasDetail: true,
  numberFilter: 'keyword',
  keyFields: ['insMessId'],
  columns: [{ field: 'title' }, { field: 'startDate', as: 'date' }, { field: 'endDate', as: 'date' }],
  filters: [{ name: 'keyword', label: 'title', kind: 'text' }],
  sortable: ['title'],
  isNotice: true,
  load: (client, query, signal) =>
    fromCount(
      client.findMessagePagination(
        { body: { ...pageRows(query), ...listInput<object>(query), noticeType } },
        { signal },
      ),
    ),
})

/** Campaigns and training are announced as notices (assumed). */
export const promotions = noticesOf('promotion', 'promotion')
export const training: ListDefinition = {
  ...noticesOf('training', 'training'),
  related: [{ definition: () => files, conditions: () => ({ category: 'guide' }) }],
}
