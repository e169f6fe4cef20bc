import { downloadPath } from '@portal/protocol/file-download'

/** Where a file is downloaded: its name stands in the address, so that it is saved under it. */
export const downloadUrl = (fileId: number, fileName: string): string =>
  `${downloadPath}/${fileId}/${encodeURIComponent(fileName)}`

/** What a file is saved as by programs that read only plain letters in a header. */
export const plainName = (fileId: number, fileName: string): string =>
  `file-${fileId}.${isTable(fileName) ? 'csv' : 'txt'}`

const isTable = (fileName: string) => fileName.endsWith('.csv')

/** What a browser is told of a file by the end of its name: `text/csv` or `text/plain`. */
export const contentTypeOf = (fileName: string): string =>
  `text/${isTable(fileName) ? 'csv' : 'plain'}; charset=utf-8`
