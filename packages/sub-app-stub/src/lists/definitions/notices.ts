import type { Noun } from '../../i18n/texts.ts'
import { choice, columns, type ListDefinition, text } from '../list-definition.ts'
import { loadRows } from '../load-list.ts'

/** Files for everybody to download, price lists among them. */
const files: ListDefinition = {
  noun: 'file',
  number: 'fileName',
  hasDetail: false,
  keyFields: ['fileId'],
  columns: columns('fileName', 'category', 'sizeBytes', 'uploadedAt', 'downloadUrl'),
  filters: [...text('fileName'), choice('category', 'fileCategory')],
  sortable: ['fileName', 'sizeBytes', 'uploadedAt'],
  load: loadRows((client, query, options) => client.findFilesPagination({ query }, options)),
}

/** The notices of one type, each with its text on its own page. */
const noticesOf = (noticeType: string, noun: Noun): ListDefinition => ({
  noun,
  number: 'title',
  hasDetail: true,
  numberFilter: 'keyword',
  keyFields: ['insMessId'],
  columns: columns('title', 'startDate', 'endDate'),
  filters: [{ name: 'keyword', label: 'title', kind: 'text' }],
  sortable: ['title'],
  isNotice: true,
  load: loadRows((client, body, options) =>
    client.findMessagePagination({ body: { ...body, noticeType } }, options),
  ),
})

/** Campaigns and training are announced as notices (assumed). */
export const promotions = noticesOf('promotion', 'promotion')
export const training: ListDefinition = {
  ...noticesOf('training', 'training'),
  related: [{ definition: () => files, by: [], fixed: { category: 'guide' } }],
}
