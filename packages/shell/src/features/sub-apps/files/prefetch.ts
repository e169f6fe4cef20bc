import type { SubAppName } from '@portal/protocol/systems'
import { fetchText } from '../../../lib/api/fetch-text.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { limits } from '../limits.ts'
import { savesData } from './connection.ts'

export interface PrefetchOptions {
  readonly entryOf: (app: SubAppName) => string
  readonly fetchFile: (url: string) => Promise<string>
  /** What else can be done for the page before it is opened. */
  readonly prepare: (entry: string, html: string) => Promise<void>
  /** People who pay for each byte or asked to save them are left alone. */
  readonly isThrifty: () => boolean
}

const asset = /<(?:script|link)\b[^>]*>/gi
const address = /\s(?:src|href)=["']?([^"'\s>]+)/i
const needed = /^<script|rel=["']?stylesheet/i

/** Addresses of the scripts and style sheets that a sub-app's page needs, as absolute ones. */
export function assetsOf(html: string, entry: string): string[] {
  const base = new URL(entry, document.baseURI)
  return [...html.matchAll(asset)].flatMap(([tag]) => {
    const [, url] = (needed.test(tag) && address.exec(tag)) || []
    return url && URL.canParse(url, base) ? [new URL(url, base).href] : []
  })
}

/**
 * Brings the files of a sub-app into the browser's cache, once, and has its page prepared; one that failed may be tried
 * again. No failure is kept in memory: it would be what a later opening gets.
 */
export function createPrefetch({ entryOf, fetchFile, prepare, isThrifty }: PrefetchOptions) {
  const begun = new Map<SubAppName, Promise<void>>()
  const fetchAll = async (app: SubAppName) => {
    const entry = entryOf(app)
    const html = await fetchFile(entry)
    await Promise.all(assetsOf(html, entry).map((url) => fetchFile(url)))
    await prepare(entry, html)
  }
  /** Never rejects: a page that can't be fetched now says so when it is opened. */
  return (app: SubAppName): Promise<void> => {
    if (isThrifty()) return Promise.resolve()
    const known = begun.get(app)
    if (known) return known
    const fetched = fetchAll(app).catch(() => void begun.delete(app))
    begun.set(app, fetched)
    return fetched
  }
}

export const prefetchSubApp = createPrefetch({
  entryOf: (app) => getConfig().subApps[app].entry,
  fetchFile: (url) => fetchText(url, { timeoutMs: limits.mountTimeoutMs }),
  async prepare(entry, html) {
    // Not with the frame, which needs nothing of it.
    const { prepareForQiankun } = await import('../host/qiankun-adapter.ts')
    await prepareForQiankun(entry, html)
  },
  isThrifty: savesData,
})
