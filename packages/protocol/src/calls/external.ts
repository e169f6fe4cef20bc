import { type Static, Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { AddressWithId, Id } from '../entities/id.ts'
import { PageRows } from '../entities/list.ts'
import { downloadPath } from '../file-download.ts'
import { languages } from '../languages.ts'
import { specified } from '../specified.ts'

export const customerServiceToken = endpoint({
  method: 'GET',
  path: '/crmtoken/getToken',
  access: 'public',
  encoding: 'query',
  area: 'external',
  summary: 'The token that opens the customer-service chat, on the customer-service host; empty on failure',
  query: Type.Object(
    specified('§7', {
      uid: Type.Optional(Type.String({ maxLength: 64, description: 'userId; an unknown one is a failure' })),
    }),
  ),
  data: Type.Object(specified('§7', { token: Type.String() })),
  provenance: { path: 'documented', query: 'documented', data: 'documented' },
})

export const themeStylesheet = endpoint({
  method: 'GET',
  path: '/theme-chalk/index.css',
  access: 'public',
  encoding: 'query',
  area: 'external',
  summary: 'The stylesheet of a theme colour; stands for the public CDN that it comes from',
  answer: 'stylesheet',
  query: Type.Object({
    color: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'as CSS writes it: #1890ff (the default), rgb(24, 144, 255), a name; the hash may be missing',
      }),
    ),
  }),
  data: Type.String(),
  provenance: { path: 'assumed', query: 'assumed', data: 'assumed' },
})

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

export const ssoWindow = endpoint({
  method: 'GET',
  path: '/api/baseNewServer/baseSystemSsoService/sso/{systemCode}/{certificate}',
  access: 'certificate',
  encoding: 'query',
  area: 'sso',
  summary: 'Opens another system signed in: redirects the window to it',
  answer: 'redirect',
  pathParams: Type.Object(
    specified('§7', {
      systemCode: Type.String({ minLength: 1, maxLength: 64 }),
      certificate: Type.String({ minLength: 1, maxLength: 128 }),
    }),
  ),
  query: Type.Object({
    ...specified('§7', {
      path: Type.Optional(Type.String({ maxLength: 2048, description: 'page inside the target system' })),
      Certificate: Type.Optional(Type.String({ maxLength: 128 })),
    }),
    // Assumed: a separate window keeps the look and the language of the portal that opened it.
    language: Type.Optional(Type.Enum([...languages])),
    theme: Type.Optional(Type.Enum(['light', 'dark'])),
  }),
  data: Type.Null(),
  provenance: { path: 'documented', pathParams: 'documented', query: 'documented', data: 'assumed' },
})

export const ssoWindowDbs = endpoint({
  method: 'GET',
  path: '/api/baseNewServer/baseSystemSsoService/sso/DBS/{token}',
  access: 'certificate',
  encoding: 'query',
  area: 'sso',
  summary: 'Opens a page of DBS signed in: redirects the window to it',
  answer: 'redirect',
  pathParams: Type.Object(
    specified('§7', { token: Type.String({ minLength: 1, maxLength: 128, description: 'the certificate' }) }),
  ),
  query: Type.Object({
    path: Type.Optional(Type.String({ maxLength: 2048, description: 'page inside DBS' })),
    Certificate: Type.Optional(Type.String({ maxLength: 128 })),
  }),
  data: Type.Null(),
  provenance: { path: 'documented', pathParams: 'documented', query: 'assumed', data: 'assumed' },
})
