import { Type } from 'typebox'
import { endpoint } from '../endpoint.ts'
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
