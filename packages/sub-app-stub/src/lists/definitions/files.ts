import type { ListDefinition } from '../list-definition.ts'
import { fromCount, listInput, pageRows } from '../load-list.ts'

/** Files for everybody to download, price lists among them. */
export const files: ListDefinition = {
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
