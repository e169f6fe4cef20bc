import { parseNoticeAddress } from '../../features/notices/notice-address.ts'
import { paths } from '../../lib/paths.ts'
import { pagePath } from '../../menu/menu-path.ts'

/** A page of the portal's own that opens as a tab, beside the home page. */
export interface OwnPage {
  /** Key of its tab: the same page under other filters is the same tab. */
  readonly key: string
  /** The address in its canonical spelling. */
  readonly url: string
  readonly name: 'noticeList' | 'noticeDetail' | 'policyDetails' | 'profile'
  /** The message of the notice that it shows. */
  readonly insMessId?: number
}

/** The query parameter that distinguishes pages of one path; all others only filter or sort. */
const identity = (search: string, name: string): string => {
  const value = new URLSearchParams(search).get(name)
  return value === null ? '' : `?${new URLSearchParams({ [name]: value })}`
}

/** The page of the portal's own at an address (path with query); undefined for the home page, error pages and all others. */
export function ownPageAt(address: string): OwnPage | undefined {
  const url = pagePath(address)
  const [path = ''] = url.split('?', 1)
  switch (path) {
    case paths.noticeList:
      return { key: path, url, name: 'noticeList' }
    case paths.profile:
      return { key: path, url, name: 'profile' }
    case paths.policyDetails:
      return { key: path + identity(url.slice(path.length), 'id'), url, name: 'policyDetails' }
    default: {
      const notice = parseNoticeAddress(path)
      return notice && { key: path, url, name: 'noticeDetail', insMessId: notice.insMessId }
    }
  }
}
