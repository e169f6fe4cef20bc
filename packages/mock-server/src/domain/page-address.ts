import { posix } from 'node:path'

/** Never answered with the shell: a typing error in them must not look like a page. */
const notPages = /^\/(api|sub-apps|systems|services|crmtoken|__portal)(\/|$)/

/**
 * Whether a browser that goes to this address wants a page of the shell, whose routes only the shell knows
 * (specification §2, history mode): a navigation that accepts HTML, to something that is not a file.
 */
export function isShellPage(method: string, url: string, accept: string | undefined): boolean {
  const path = pathOf(url)
  return isNavigation(method, accept) && !notPages.test(path) && !posix.basename(path).includes('.')
}

/** Whether a browser window is led to an address, and shows what is answered. */
export const isNavigation = (method: string, accept: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') && acceptsPage(accept)

/** Whether a browser window asks, by its `Accept` header: scripts ask for anything or for JSON. */
export const acceptsPage = (accept: string | undefined): boolean => (accept ?? '').includes('text/html')

/** The path of an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/**
 * Files that the build named after their content (`index-DwB3x_k9.js`) never change: a browser may keep them for good. A
 * digit or a capital tells a hash from a word.
 */
export const isHashedFile = (path: string): boolean => /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/.test(path)
