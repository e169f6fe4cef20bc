import type { Notice } from '@portal/protocol/entities/notice'
import { paths } from '../../lib/paths.ts'

/** What the address of a notice names (specification §2: `/notification/detail-{id}-{type}-{insMessId}`). */
export interface NoticeAddress {
  /** headId of the notice. */
  readonly id: number
  readonly type: string
  readonly insMessId: number
}

/** The two numbers stand at the ends: whatever dashes a type has are its own. */
const pattern = new RegExp(`^${paths.noticeDetail}([1-9]\\d{0,9})-(.+)-([1-9]\\d{0,9})$`)

export const noticeAddress = ({ id, type, insMessId }: NoticeAddress): string =>
  `${paths.noticeDetail}${id}-${encodeURIComponent(type)}-${insMessId}`

/** The address of a notice as lists have it. */
export const addressOfNotice = ({
  headId,
  noticeType,
  insMessId,
}: Pick<Notice, 'headId' | 'noticeType' | 'insMessId'>): string =>
  noticeAddress({ id: headId, type: noticeType, insMessId })

/** Reads an address as the browser has it, still encoded; undefined for what no notice can have. */
export function parseNoticeAddress(pathname: string): NoticeAddress | undefined {
  const [, id, encodedType = '', insMessId] = pattern.exec(pathname) ?? []
  const type = decoded(encodedType)
  return type ? { id: Number(id), type, insMessId: Number(insMessId) } : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * Where a notice is read: policies have a page of their own (specification §2). That its address carries the number
 * of the notice as `id` is assumed.
 */
export const readingAddress = (
  notice: Pick<Notice, 'headId' | 'noticeType' | 'insMessId' | 'messTypePath'>,
): string =>
  notice.messTypePath === paths.policyDetails
    ? `${paths.policyDetails}?${new URLSearchParams({ id: String(notice.headId) })}`
    : addressOfNotice(notice)
