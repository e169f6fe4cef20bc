import type { Encoding } from '@portal/protocol/endpoint'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { validatorCompiler } from './validation.ts'

const schema = Type.Object({ page: Type.Integer(), open: Type.Boolean() })
const asText = { page: '3', open: 'true' }

function check(encoding: Encoding, httpPart: string, input: unknown): unknown {
  const validate = validatorCompiler(encoding)({ schema, method: 'POST', url: '/', httpPart })
  return validate(input)
}

test.each<[Encoding, string]>([
  ['form', 'body'],
  ['query', 'querystring'],
  ['json', 'querystring'],
  ['json', 'params'],
])('numbers and booleans of %s in the %s are converted from text', (encoding, httpPart) => {
  expect(check(encoding, httpPart, { ...asText })).toEqual({ value: { page: 3, open: true } })
})

test.each<Encoding>(['json', 'form-params'])('%s must hold numbers and booleans as such', (encoding) => {
  expect(check(encoding, 'body', { ...asText })).toMatchObject({
    error: { message: expect.stringContaining('page') },
  })
  expect(check(encoding, 'body', { page: 3, open: true })).toEqual({ value: { page: 3, open: true } })
})
