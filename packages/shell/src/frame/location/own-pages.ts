import { featurePages } from '../../features/features.ts'
import type { Page } from '../../lib/feature.ts'
import { pagePath } from '../../menu/menu-path.ts'

/** A page of the portal's own that opens as a tab, beside the home page. */
export interface OwnPage {
  /** Key of its tab: the same page under other filters is the same tab. */
  readonly key: string
  /** The address in its canonical spelling. */
  readonly url: string
  readonly name: NonNullable<Page['tab']>['name']
  /** The message of the notice that it shows. */
  readonly insMessId?: string
}

const identity = (search: string, name: string): string => {
  const value = new URLSearchParams(search).get(name)
  return value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
}

/** The page of the portal's own at an address (path with query); undefined for the home page, error pages and all others. */
export function ownPageAt(address: string): OwnPage | undefined {
  const url = pagePath(address)
  const [path = ''] = url.split('?', 1)
  for (const page of featurePages()) {
    const { name, identifiedBy, noticeAt } = page.tab ?? {}
    const insMessId = noticeAt?.(path)
    if (name && insMessId !== undefined) return { key: path, url, name, insMessId }
    if (name && page.path === path)
      return { key: path + (identifiedBy ? identity(url.slice(path.length), identifiedBy) : ''), url, name }
  }
  return undefined
}
