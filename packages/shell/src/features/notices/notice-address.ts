import type { Notice } from '@portal/protocol/entities/notice'
import { decode } from '@portal/protocol/rules/safe-addresses'
import { paths } from '../../lib/routes.ts'

/** The parts of a notice's address (specification §2: `/notification/detail-{id}-{type}-{insMessId}`), as text. */
export interface NoticeAddress {
  /** headId of the notice. */
  readonly id: string
  readonly type: string
  readonly insMessId: string
}

/** What such an address begins with. */
const prefix = '/notification/detail-'

type AddressedNotice = Pick<Notice, 'headId' | 'noticeType' | 'insMessId'>

/** The type is between the two ids and may contain hyphens; those of an id are encoded. */
const pattern = /^([^-]+)-(.*)-([^-]+)$/s

const encodedId = (id: string): string => encodeURIComponent(id).replaceAll('-', '%2D')

export const noticeAddress = ({ id, type, insMessId }: NoticeAddress): string =>
  `${prefix}${encodedId(id)}-${encodeURIComponent(type)}-${encodedId(insMessId)}`

/**
 * The parts of a listed notice's address; the specification shows neither id, so if one is missing the other is used.
 */
const partsOf = ({ headId, noticeType, insMessId }: AddressedNotice): NoticeAddress => ({
  id: String(headId === '' ? insMessId : headId),
  type: noticeType,
  insMessId: String(insMessId === '' ? headId : insMessId),
})

/** The address of a listed notice; the list's address for one without ids. */
export function addressOfNotice(notice: AddressedNotice): string {
  const parts = partsOf(notice)
  return parts.id ? noticeAddress(parts) : paths.noticeList
}

/** The notice in an encoded pathname; undefined for other pages. */
const encodedName = (pathname: string): string | undefined =>
  pathname.startsWith(prefix) ? pathname.slice(prefix.length) : undefined

/** Parses an encoded pathname; undefined when it names no notice. */
export function parseNoticeAddress(pathname: string): NoticeAddress | undefined {
  const parts = pattern.exec(encodedName(pathname) ?? '')?.slice(1)
  const [id, type, insMessId] = parts?.map(decode) ?? []
  return id && type !== undefined && insMessId ? { id, type, insMessId } : undefined
}

/**
 * The listed notice at an encoded pathname. Compared as a whole, so that it is found even if another system left
 * hyphens of an id unencoded.
 */
export function noticeAt<N extends AddressedNotice>(notices: readonly N[], pathname: string): N | undefined {
  const name = decode(encodedName(pathname) ?? '')
  return notices.find((notice) => {
    const { id, type, insMessId } = partsOf(notice)
    return id !== '' && `${id}-${type}-${insMessId}` === name
  })
}

export const policyPath = '/announcement/policyDetails'

/** Whether a notice has the policy page (specification §2). */
export const isPolicy = ({ messTypePath }: Pick<Notice, 'messTypePath'>): boolean =>
  messTypePath === policyPath

/** The address of a notice's page: policies have their own. That its `id` parameter is the headId is assumed. */
export const readingAddress = (notice: AddressedNotice & Pick<Notice, 'messTypePath'>): string =>
  isPolicy(notice)
    ? `${policyPath}?${new URLSearchParams({ id: String(notice.headId) })}`
    : addressOfNotice(notice)
