import { useLookups } from '../../session/queries.ts'

/** Lookup type under which the server names the kinds of notices (assumed). */
const noticeTypeLookup = 'NOTICE_TYPE'

/** Names a type of notices in the language of the lookups; one that nobody named goes by its code. */
export function useNoticeType(): (noticeType: string) => string {
  const { data: lookups = [] } = useLookups()
  return (noticeType) =>
    lookups.find((one) => one.lookupType === noticeTypeLookup && one.lookupCode === noticeType)?.meaning ??
    noticeType
}
