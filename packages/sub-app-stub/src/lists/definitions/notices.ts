import type { Noun } from '../../i18n/texts.ts'
import type { ListDefinition } from '../list-definition.ts'
import { fromCount, listInput, pageRows } from '../load-list.ts'

/** Files for everybody to download, price lists among them. */
const files: ListDefinition = {
  noun: 'file',
  number: 'fileName',
  hasDetail: false,
  keyFields: ['fileId'],
  columns: [
    { field: 'fileName' },
    { field: 'category', as: 'fileCategory' },
    { field: 'sizeBytes', as: 'bytes' },
    { field: 'uploadedAt', as: 'date' },
    { field: 'downloadUrl', as: 'download' },
  ],
  filters: [
    { name: 'fileName', label: 'fileName', kind: 'text' },
    { name: 'category', label: 'category', kind: 'choice', codes: 'fileCategory' },
  ],
  sortable: ['fileName', 'sizeBytes', 'uploadedAt'],
  load: (client, query, signal) =>
    fromCount(
      client.findFilesPagination({ query: { ...pageRows(query), ...listInput<object>(query) } }, { signal }),
    ),
}

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
