import { parseNoticeAddress } from '../../features/notices/notice-address.ts'
import { paths } from '../../lib/paths.ts'
import { pagePath } from '../../menu/menu-path.ts'

/** A page of the portal's own that opens as a tab, beside the home page. */
export interface OwnPage {
  /** Key of its tab: the same page under other filters is the same tab. */
  readonly key: string
  /** The address that it is shown at, in its one spelling. */
  readonly url: string
  readonly name: 'noticeList' | 'noticeDetail' | 'policyDetails' | 'profile'
  /** The message that a notice is shown of. */
  readonly insMessId?: number
}

/** The query that tells pages of one path apart; every other query is only how a page is looked at. */
const identity = (search: string, name: string): string => {
  const value = new URLSearchParams(search).get(name)
  return value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
}

/** The page of the portal's own that lies at an address; undefined for the home page, error pages and all else. */
export function ownPageAt({ pathname, search }: { pathname: string; search: string }): OwnPage | undefined {
  const path = pagePath(pathname)
  const url = path + search
  switch (path) {
    case paths.noticeList:
      return { key: path, url, name: 'noticeList' }
    case paths.profile:
      return { key: path, url, name: 'profile' }
    case paths.policyDetails:
      return { key: path + identity(search, 'id'), url, name: 'policyDetails' }
    default: {
      const notice = parseNoticeAddress(path)
      return notice && { key: path, url, name: 'noticeDetail', insMessId: notice.insMessId }
    }
  }
}

/** The same for an address in one piece, as tabs have it. */
export function ownPageOf(url: string): OwnPage | undefined {
  const [pathname = ''] = url.split('?', 1)
  return ownPageAt({ pathname, search: url.slice(pathname.length) })
}
