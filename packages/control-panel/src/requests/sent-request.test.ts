import type { RequestRecord } from '@portal/protocol/control/requests'
import { expect, test } from 'vitest'
import { asExpectation } from './sent-request.ts'

const record = (fields: Partial<RequestRecord>): RequestRecord => ({
  id: 1,
  time: '2026-03-31T08:00:00.000Z',
  method: 'POST',
  path: '/api',
  call: 'login',
  user: 'wangjing',
  request: {},
  httpStatus: 200,
  status: 'S',
  code: null,
  fault: null,
  requestId: null,
  durationMs: 12,
  answeredBy: 'world',
  differences: [],
  ...fields,
})

const copied = [
  record({ status: 'E' }),
  record({ user: null, request: { body: { userName: "o'hara", password: '***' } } }),
  record({ call: 'findDic', user: null, request: { body: { more: { codes: ['A', 1, null] } } } }),
  record({ call: 'findDic', user: null, request: { query: { 'a-b': '1\n"2"', phone: '199****0006' } } }),
]

// The file is checked with the types of all others, and so what people paste into their tests.
test('what is copied is code for a test of another repository', async () => {
  const lines = copied.map((one) => `  ${asExpectation(one)}\n`)
  const file = `// Written by the test of what the control panel copies.
import { expect, test } from '@portal/testing/playwright'

test('requests that were copied', async ({ portal }) => {
${lines.join('')}})
`
  await expect(file).toMatchFileSnapshot('../../../../tests/deployment/elsewhere/copied-expectations.ts')
})

test('an address without a call is nothing that a test could name', () => {
  expect(asExpectation(record({ call: null }))).toBeUndefined()
})
