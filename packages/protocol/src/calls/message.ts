import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { maxPageSize, PageRows } from '../entities/list.ts'
import { DealerNotice, Flag, Notice, NoticeDetail } from '../entities/notice.ts'
import { showing, specified } from '../specified.ts'

const service = '/api/messageServer/baseMessageInstationService'
const posted = { method: 'POST', access: 'certificate', area: 'notice' } as const
const provenance = { path: 'documented', body: 'assumed', data: 'assumed' } as const

/** Several ids in one form field, e.g. `3,17`. */
const Ids = Type.String({ pattern: '^[\\w-]{1,64}(,[\\w-]{1,64})*$', maxLength: 4096 })

export const findNoticeDetail = endpoint({
  ...posted,
  path: `${service}/findNoticeDetail`,
  encoding: 'form-params',
  summary: 'One notice with its text',
  body: Type.Object(specified('§7', { headId: Id })),
  data: NoticeDetail,
  provenance: { path: 'assumed', body: 'documented', data: 'assumed' },
})

export const findMessagePagination = endpoint({
  ...posted,
  path: `${service}/findPagination`,
  encoding: 'json',
  summary: 'The messages of the user, one page at a time; count is the number of all that match',
  body: Type.Object({
    ...PageRows.properties,
    keyword: Type.Optional(Type.String({ maxLength: 64, description: 'part of the title' })),
    noticeType: Type.Optional(Type.String({ maxLength: 64 })),
    messFromSystem: Type.Optional(Type.String({ maxLength: 64 })),
    readFlag: Type.Optional(Flag),
    sort: Type.Optional(
      Type.Enum(['sentAt', '-sentAt', 'title', '-title'], {
        description: 'with a leading minus: newest or last first',
      }),
    ),
  }),
  data: Type.Array(Notice),
  provenance,
})

export const findMessInstationDetail = endpoint({
  ...posted,
  path: `${service}/findMessInstationDetail`,
  encoding: 'form',
  summary: 'One message of the user with its text',
  body: Type.Object({ insMessId: Id }),
  data: NoticeDetail,
  provenance: { ...provenance, encoding: 'documented' },
})

export const updateMessageStatus = endpoint({
  ...posted,
  path: `${service}/updateMessageStatus`,
  encoding: 'form',
  summary: 'Marks messages of the user as read or unread; the ids are in the form or in the query',
  query: Type.Object({ ids: Type.Optional(Ids) }),
  body: Type.Object({ ids: Type.Optional(Ids), readFlag: Type.Optional(Flag) }),
  data: Type.Object({ updated: Type.Integer({ minimum: 0, description: 'messages whose state changed' }) }),
  provenance: { ...provenance, encoding: 'documented', query: 'assumed' },
})

export const findDealerNoticeById = endpoint({
  method: 'GET',
  path: '/api/merchantsServer/dtNoticeInfo/findVoById',
  access: 'certificate',
  encoding: 'query',
  area: 'notice',
  summary: 'One notice to distributors with its text',
  query: Type.Object({ id: Id }),
  data: DealerNotice,
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})

export const findNoticeList = endpoint({
  method: 'POST',
  path: '/api/messageServer/baseMessageInstationService/findNoticeList',
  access: 'certificate',
  encoding: 'form-params',
  area: 'notice',
  summary: 'The notices of one receiver, newest first',
  body: Type.Object(
    specified('§7', {
      messReceiverId: Id,
      messFromSystem: showing(['IMS'], Type.String({ maxLength: 64 })),
      pageIndex: Type.Integer({ minimum: 1 }),
      pageRows: Type.Integer({ minimum: 1, maximum: maxPageSize }),
    }),
  ),
  data: Type.Array(Notice),
  provenance: { path: 'assumed', encoding: 'documented', body: 'documented', data: 'documented' },
})
