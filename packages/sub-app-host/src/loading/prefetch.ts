import type { SubAppName } from '@portal/protocol/systems'
import type { FetchFile } from './fetch-file.ts'
import { baseOf } from './hosted-page.ts'

/** Whether the connection is metered or in data-saver mode; some browsers don't tell. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return connection instanceof Object && Reflect.get(connection, 'saveData') === true
}

export interface PrefetchOptions {
  /** Makes the host ready once the files are there. */
  readonly warmUp: () => Promise<void>
  readonly entryOf: (app: SubAppName) => string
  readonly fetchFile: FetchFile
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
 * Fetches the files of a sub-app into the browser's cache, once, and warms its host up. A failure isn't cached: it may
 * be retried, and must not affect a later opening.
 */
export function createPrefetch({ warmUp, entryOf, fetchFile, isThrifty = savesData }: PrefetchOptions) {
  const begun = new Map<SubAppName, Promise<void>>()
  const fetchAll = async (app: SubAppName) => {
    const entry = entryOf(app)
    const html = await fetchFile(entry)
    await Promise.all(assetsOf(html, entry).map((url) => fetchFile(url)))
    await warmUp()
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
