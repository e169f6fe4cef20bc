import { downloadPath } from '@portal/protocol/file-download'

/** Never answered with the shell: a typing error in them must not look like a page. */
const notPages = /^\/(api|sub-apps|systems|services|crmtoken|__portal|assets|brand)(\/|$)/

/** Files of a build lie at the root or in such a folder; below a route a dot is part of an id, as behind nginx. */
const fileAtRoot = /^\/[^/]*\.|\/\./

/**
 * Whether a browser navigating to this address wants a page of the shell, which alone knows its routes (specification
 * §2, history mode): a navigation that accepts HTML, to something that can't be a file.
 */
export function isShellPage(method: string, url: string, accept: string | undefined): boolean {
  const path = pathOf(url)
  return isNavigation(method, accept) && !notPages.test(path) && !fileAtRoot.test(path)
}

/** Whether a browser window navigates to an address and displays the response. */
export const isNavigation = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && acceptsPage(accept)

/** Whether a browser window makes the request, by its `Accept` header: scripts accept anything or JSON. */
export const acceptsPage = (accept: string | undefined): boolean => (accept ?? '').includes('text/html')

/** The path of an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/**
 * Files with a content hash in their name (`index-DwB3x_k9.js`) never change, so browsers may cache them forever. A
 * digit or a capital distinguishes a hash from a word.
 */
export const isHashedFile = (path: string): boolean => /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/.test(path)

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
