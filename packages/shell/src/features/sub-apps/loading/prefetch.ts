import type { SubAppName } from '@portal/protocol/systems'
import { subAppEntry } from '../../../lib/config/runtime-config.ts'
import { fetchText } from '../../../lib/fetch-text.ts'
import { limits } from '../limits.ts'
import type { FetchFile } from './fetch-file.ts'
import { baseOf } from './hosted-page.ts'

/** A property of the network information API, which some browsers lack. */
const connectionInfo = (name: string): unknown => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object ? Reflect.get(connection, name) : undefined
}

/** Whether the connection is metered or in data-saver mode. */
export const savesData = (): boolean => connectionInfo('saveData') === true

/** Whether prefetching would compete with files that are needed now. */
export const isSlow = (): boolean => /^(slow-2g|2g|3g)$/.test(String(connectionInfo('effectiveType')))

export interface PrefetchOptions {
  /** Further preparation of the page before it is opened. */
  readonly prepare: (entry: string, html: string) => Promise<void>
  readonly entryOf?: (app: SubAppName) => string
  readonly fetchFile?: FetchFile
  /** Nothing is prefetched on metered connections or in data-saver mode. */
  readonly isThrifty?: () => boolean
}

const asset = /<(?:script|link)\b[^>]*>/gi
const address = /\s(?:src|href)=["']?([^"'\s>]+)/i
const needed = /^<script|rel=["']?stylesheet/i

/** Addresses of the scripts and style sheets that a sub-app's page needs, as absolute ones. */
export function assetsOf(html: string, entry: string): string[] {
  const base = baseOf(html, entry)
  return [...html.matchAll(asset)].flatMap(([tag]) => {
    const [, url] = (needed.test(tag) && address.exec(tag)) || []
    return url && URL.canParse(url, base) ? [new URL(url, base).href] : []
  })
}

/**
 * Fetches the files of a sub-app into the browser's cache, once, and prepares its page. A failure isn't cached: it may
 * be retried, and must not affect a later opening.
 */
export function createPrefetch({
  prepare,
  entryOf = subAppEntry,
  fetchFile = (url) => fetchText(url, { timeoutMs: limits.mountTimeoutMs }),
  isThrifty = savesData,
}: PrefetchOptions) {
  const begun = new Map<SubAppName, Promise<void>>()
  const fetchAll = async (app: SubAppName) => {
    const entry = entryOf(app)
    const html = await fetchFile(entry)
    await Promise.all(assetsOf(html, entry).map((url) => fetchFile(url)))
    await prepare(entry, html)
  }
  /** Never rejects: opening the page reports what can't be fetched. */
  return (app: SubAppName): Promise<void> => {
    if (isThrifty()) return Promise.resolve()
    const known = begun.get(app)
    if (known) return known
    const fetched = fetchAll(app).catch(() => void begun.delete(app))
    begun.set(app, fetched)
    return fetched
  }
}
