import { parseNoticeAddress } from '../../features/notices/notice-address.ts'
import { type PortalRoute, routes } from '../../lib/routes.ts'
import { pagePath } from '../../menu/menu-path.ts'

/** A page of the portal's own that opens as a tab, beside the home page. */
export interface OwnPage {
  /** Key of its tab: the same page under other filters is the same tab. */
  readonly key: string
  /** The address in its canonical spelling. */
  readonly url: string
  readonly name: NonNullable<PortalRoute['tab']>['name']
  /** The message of the notice that it shows. */
  readonly insMessId?: string
}

const allRoutes: readonly PortalRoute[] = Object.values(routes)

const identity = (search: string, name: string): string => {
  const value = new URLSearchParams(search).get(name)
  return value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
}

/** The page of the portal's own at an address (path with query); undefined for the home page, error pages and all others. */
export function ownPageAt(address: string): OwnPage | undefined {
  const url = pagePath(address)
  const [path = ''] = url.split('?', 1)
  // Its path is a pattern, and not every address that matches it is a notice's.
  const notice = parseNoticeAddress(path)
  if (notice) return { key: path, url, name: routes.noticeDetail.tab.name, insMessId: notice.insMessId }
  const { tab } = allRoutes.find((route) => route.path === path) ?? {}
  if (!tab) return undefined
  const { name, identifiedBy } = tab
  return { key: path + (identifiedBy ? identity(url.slice(path.length), identifiedBy) : ''), url, name }
}
