import { type Static, Type } from 'typebox'
import { showing, specified } from '../specified.ts'
import { Id } from './id.ts'

/** Yes or no on the wire. */
export const Flag = Type.Union([Type.Literal('Y'), Type.Literal('N')])

/**
 * A message to staff (specification §3); headId, insMessId, title and read state are assumed, and so is whether its
 * questionnaire was answered, which is left out where there is nothing to fill in. Dates: ISO 8601, UTC.
 */
export const Notice = Type.Object({
  headId: Id,
  insMessId: Id,
  title: Type.String(),
  readFlag: Flag,
  answeredFlag: Type.Optional(Flag),
  ...specified('§3 Notice', {
    noticeType: Type.String(),
    noticeStatus: Type.String(),
    showModalInHomePage: showing(['Y'], Flag),
    messTypePath: Type.String(),
    startDate: Type.String({ format: 'date-time' }),
    endDate: Type.String({ format: 'date-time' }),
  }),
})
export type Notice = Static<typeof Notice>

/** A notice that is opened: `content` is HTML, `sentAt` ISO 8601, UTC; both are assumed. */
export const NoticeDetail = Type.Object({
  ...Notice.properties,
  content: Type.String(),
  messFromSystem: Type.String(),
  sentAt: Type.String({ format: 'date-time' }),
})
export type NoticeDetail = Static<typeof NoticeDetail>

/** A notice to distributors; every field is assumed. `content` is HTML, dates are ISO 8601, UTC. */
export const DealerNotice = Type.Object({
  id: Id,
  noticeTitle: Type.String(),
  noticeType: Type.String(),
  content: Type.String(),
  publishDate: Type.String({ format: 'date-time' }),
  startDate: Type.String({ format: 'date-time' }),
  endDate: Type.String({ format: 'date-time' }),
})
export type DealerNotice = Static<typeof DealerNotice>
