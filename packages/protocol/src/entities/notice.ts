import { type Static, Type } from 'typebox'

const Flag = Type.Union([Type.Literal('Y'), Type.Literal('N')])

/** A message to staff (specification §3); headId, insMessId, title and read state are assumed. Dates: ISO 8601, UTC. */
export const Notice = Type.Object({
  headId: Type.Integer(),
  insMessId: Type.Integer(),
  title: Type.String(),
  noticeType: Type.String(),
  noticeStatus: Type.String(),
  showModalInHomePage: Flag,
  messTypePath: Type.String(),
  startDate: Type.String({ format: 'date-time' }),
  endDate: Type.String({ format: 'date-time' }),
  readFlag: Flag,
})
export type Notice = Static<typeof Notice>
