import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
import { languages } from '../languages.ts'
import { specified } from '../specified.ts'

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
