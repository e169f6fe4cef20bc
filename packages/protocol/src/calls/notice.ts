import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { maxPageSize } from '../entities/list.ts'
import { Notice } from '../entities/notice.ts'
import { showing, specified } from '../specified.ts'

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
