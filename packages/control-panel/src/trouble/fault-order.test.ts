import { expect, test } from 'vitest'
import { faultOrder } from './fault-order.ts'

test('what was left empty is no part of an order, an answer is JSON, a share of a hundred is all', () => {
  expect(
    faultOrder({
      target: 'login',
      kind: 'answer',
      body: '{"status":"S"}',
      message: '',
      user: '',
      share: 100,
    }),
  ).toEqual({ target: 'login', kind: 'answer', body: { status: 'S' } })
})

test('steps have their values, a share is a probability', () => {
  const steps = [
    { kind: 'pass' as const, times: 2, message: '' },
    { kind: 'answer' as const, body: '<p>', contentType: 'text/html' },
  ]
  expect(faultOrder({ target: '*', kind: 'sequence', steps, share: 25 })).toEqual({
    target: '*',
    kind: 'sequence',
    steps: [
      { kind: 'pass', times: 2 },
      { kind: 'answer', body: '<p>', contentType: 'text/html' },
    ],
    probability: 0.25,
  })
})
