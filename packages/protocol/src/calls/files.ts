import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { PageRows } from '../entities/list.ts'

/** A file for everybody to download; every field is assumed. Dates: ISO 8601, UTC. */
export const SharedFile = Type.Object({
  fileId: Id,
  fileName: Type.String(),
  category: Type.String(),
  sizeBytes: Type.Integer({ minimum: 0 }),
  uploadedAt: Type.String({ format: 'date-time' }),
  downloadUrl: Type.String({
    description: 'below the API base; asks for the Certificate header or the cookie Admin-Token',
  }),
})
export type SharedFile = Static<typeof SharedFile>

export const findFilesPagination = endpoint({
  method: 'GET',
  path: '/api/commonsServer/ims/files/findPagination',
  access: 'certificate',
  encoding: 'query',
  area: 'notice',
  summary: 'Files to download, one page at a time; count is the number of all that match',
  query: Type.Object({
    ...PageRows.properties,
    fileName: Type.Optional(Type.String({ maxLength: 64, description: 'part of the name' })),
    category: Type.Optional(Type.String({ maxLength: 64 })),
    headId: Type.Optional(Id),
    sort: Type.Optional(
      Type.Enum(['uploadedAt', '-uploadedAt', 'fileName', '-fileName', 'sizeBytes', '-sizeBytes'], {
        description: 'with a leading minus: newest, last or largest first',
      }),
    ),
  }),
  data: Type.Array(SharedFile),
  provenance: { path: 'documented', query: 'assumed', data: 'assumed' },
})
