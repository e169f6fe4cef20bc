import { limits } from '../limits.ts'

const parameter = 'portal-retry'
const busted = new RegExp(`[?&]${parameter}=[^&#]*`)

/** The same address with a cache-busting query value. Relative addresses stay relative. */
export function bustAddress(address: string, token: string): string {
  const [beforeHash = '', ...hash] = address.split('#')
  const separator = beforeHash.includes('?') ? '&' : '?'
  return [`${beforeHash}${separator}${parameter}=${encodeURIComponent(token)}`, ...hash].join('#')
}

/** The address without it. */
export const withoutBust = (address: string): string => address.replace(busted, '')

const assetAddress = /(<(?:script|link)\b[^>]*?\s(?:src|href)=["']?)([^"'\s>]+)/gi

/** A sub-app's page with new addresses for every script and style sheet. */
export const bustPage = (html: string, token: string): string =>
  html.replace(assetAddress, (_tag, before: string, address: string) => before + bustAddress(address, token))

/** A marker per sub-app that its addresses carry after a failure. */
interface LoadMarks {
  /** Undefined while nothing has failed. */
  of(entry: string): string | undefined
  /** Marks all files loaded so far as bad. Returns an undo, which a later mark voids. */
  renew(entry: string): () => void
  /** A file failed to load. The page may not need it: one that failed twice is not retried at each opening. */
  noteBadFile(entry: string, url: string): void
}

/**
 * qiankun caches each address, including failures and responses that never come: only another address is fetched again,
 * by every tab of the sub-app.
 */
export function createLoadMarks(now: () => number = Date.now): LoadMarks {
  const marks = new Map<string, string | undefined>()
  /** Failed files, and the time from which their pages retry them. */
  const badFiles = new Set<string>()
  const due = new Map<string, number>()
  let count = 0
  const loadMarks: LoadMarks = {
    of(entry) {
      if (now() >= (due.get(entry) ?? Number.POSITIVE_INFINITY)) loadMarks.renew(entry)
      return marks.get(entry)
    },
    renew(entry) {
      due.delete(entry)
      const before = marks.get(entry)
      count += 1
      const mark = `${count}-${now()}`
      marks.set(entry, mark)
      return () => {
        if (marks.get(entry) === mark) marks.set(entry, before)
      }
    },
    noteBadFile(entry, url) {
      const file = withoutBust(url)
      // Each reload costs time and all files of the page.
      if (badFiles.has(file)) due.set(entry, now() + limits.missingFileMs)
      else loadMarks.renew(entry)
      badFiles.add(file)
    },
  }
  return loadMarks
}

/**
 * Marks the sub-app when its page fails to load, and, if the caller stops waiting, until it loads.
 * @param mounted of the page itself, without a time limit
 * @returns to be called when the caller stops waiting
 */
export function watchLoading(marks: LoadMarks, entry: string, mounted: Promise<void>): () => void {
  let isPending = true
  const settled = () => {
    isPending = false
  }
  mounted.then(settled, () => {
    if (isPending) marks.renew(entry)
    settled()
  })
  return () => {
    if (!isPending) return
    isPending = false
    mounted.then(marks.renew(entry), () => {})
  }
}

/**
 * Records the files of each sub-app's page. Once the page is loaded with another marker, files with the earlier one are
 * not reused.
 * @param forget removes a file from memory
 */
export function createFileRecord(forget: (url: string) => void) {
  const pages = new Map<string, { readonly mark: string | undefined; readonly urls: Set<string> }>()
  return (entry: string, mark: string | undefined, url: string): void => {
    const page = pages.get(entry)
    if (page && page.mark === mark) {
      page.urls.add(url)
      return
    }
    pages.set(entry, { mark, urls: new Set([url]) })
    for (const old of page?.urls ?? []) forget(old)
  }
}
