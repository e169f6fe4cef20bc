import { downloadPath } from '@portal/protocol/file-download'

/** Download address of a file: it contains the name, so that browsers save it under that name. */
export const downloadUrl = (fileId: number, fileName: string): string =>
  `${downloadPath}/${fileId}/${encodeURIComponent(fileName)}`

/** What a file is saved as by programs that read only plain letters in a header. */
export const plainName = (fileId: number, fileName: string): string =>
  `file-${fileId}.${isTable(fileName) ? 'csv' : 'txt'}`

const isTable = (fileName: string) => fileName.endsWith('.csv')

/** Content type of a file by its extension: `text/csv` or `text/plain`. */
export const contentTypeOf = (fileName: string): string =>
  `text/${isTable(fileName) ? 'csv' : 'plain'}; charset=utf-8`
