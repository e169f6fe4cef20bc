import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { AddressWithId, Id } from '../entities/id.ts'
import { PageRows } from '../entities/list.ts'
import { downloadPath } from '../file-download.ts'

/** A file to download; every field is assumed. Dates: ISO 8601, UTC. */
export const SharedFile = Type.Object({
  fileId: Id,
  fileName: Type.String(),
  category: Type.String(),
  sizeBytes: Type.Integer({ minimum: 0 }),
  uploadedAt: Type.String({ format: 'date-time' }),
  downloadUrl: AddressWithId(
    `${downloadPath}/`,
    'below the API base; asks for the Certificate header or the cookie Admin-Token',
  ),
  processInstanceId: Type.Optional(
    Type.String({ description: 'the approval that it is attached to; only its people see it' }),
  ),
})
export type SharedFile = Static<typeof SharedFile>

export const findFilesPagination = endpoint({
  method: 'GET',
  path: '/api/commonsServer/ims/files/findPagination',
  access: 'certificate',
  encoding: 'query',
  area: 'notice',
  summary:
    'Files for everybody, or those of one approval that the user takes part in, one page at a time; count is the number of all that match',
  query: Type.Object({
    ...PageRows.properties,
    fileName: Type.Optional(Type.String({ maxLength: 64, description: 'part of the name' })),
    category: Type.Optional(Type.String({ maxLength: 64 })),
    headId: Type.Optional(Id),
    processInstanceId: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    sort: Type.Optional(
      Type.Enum(['uploadedAt', '-uploadedAt', 'fileName', '-fileName', 'sizeBytes', '-sizeBytes'], {
        description: 'with a leading minus: newest, last or largest first',
      }),
    ),
  }),
  data: Type.Array(SharedFile),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
