import type { Notice } from '@portal/protocol/entities/notice'
import type { Id } from '@portal/protocol/rules/ids'
import { paths } from '../../lib/paths.ts'

/** The parts of a notice's address (specification §2: `/notification/detail-{id}-{type}-{insMessId}`). */
export interface NoticeAddress {
  /** headId of the notice. */
  readonly id: Id
  readonly type: string
  readonly insMessId: Id
}

/** The type is between the two numbers and may contain dashes. */
const pattern = new RegExp(`^${paths.noticeDetail}([1-9]\\d{0,9})-(.+)-([1-9]\\d{0,9})$`)

export const noticeAddress = ({ id, type, insMessId }: NoticeAddress): string =>
  `${paths.noticeDetail}${id}-${encodeURIComponent(type)}-${insMessId}`

/** The address of a notice of a list. */
export const addressOfNotice = ({
  headId,
  noticeType,
  insMessId,
}: Pick<Notice, 'headId' | 'noticeType' | 'insMessId'>): string =>
  noticeAddress({ id: headId, type: noticeType, insMessId })

/** Parses an encoded pathname; undefined when it names no notice. */
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
 * The address of a notice's page: policies have their own (specification §2). That its `id` parameter is the headId is
 * assumed.
 */
export const readingAddress = (
  notice: Pick<Notice, 'headId' | 'noticeType' | 'insMessId' | 'messTypePath'>,
): string =>
  notice.messTypePath === paths.policyDetails
    ? `${paths.policyDetails}?${new URLSearchParams({ id: String(notice.headId) })}`
    : addressOfNotice(notice)
