import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Id } from '../entities/id.ts'
import { PageRows } from '../entities/page.ts'
import { SharedFile } from '../entities/shared-file.ts'

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
