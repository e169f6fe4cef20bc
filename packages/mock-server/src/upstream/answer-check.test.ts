import { type CallId, callIds, calls } from '@portal/protocol'
import type { Endpoint } from '@portal/protocol/endpoint'
import { describe, expect, test } from 'vitest'
import { jsonAnswer } from '../testing/foreign-requests.ts'
import { differencesOf } from './answer-check.ts'

const differences = (id: CallId, json: unknown) => differencesOf(id, jsonAnswer(json))
const notice = {
  headId: 1,
  insMessId: 2,
  title: 't',
  noticeType: 'questionnaire',
  noticeStatus: 'published',
  showModalInHomePage: 'Y',
  messTypePath: '/x',
  startDate: '2026-03-31T08:00:00Z',
  endDate: '2026-03-31T08:00:00Z',
  readFlag: 'N',
}
const noticesWith = (fields: object) => ({ status: 'S', data: [notice, { ...notice, ...fields }] })

describe('an answer that is as its call is defined has no differences', () => {
  test.each<[CallId, unknown]>([
    ['findNoticeList', { status: 'S', data: [notice], count: 1 }],
    ['findNoticeList', noticesWith({ more: 'than defined' })],
    ['findNoticeList', { status: 'E', msg: 'refused', data: null }],
    ['findNoticeList', { status: 'E' }],
  ])('%s: %j', (id, json) => {
    expect(differences(id, json)).toEqual([])
  })
})

describe('a difference is reported with its place, the expected and the actual value', () => {
  test.each<[unknown, object]>([
    [
      noticesWith({ headId: true }),
      { path: '/data/1/headId', expected: 'integer or string', found: 'boolean' },
    ],
    [noticesWith({ title: undefined }), { path: '/data/1/title', expected: 'a value', found: 'nothing' }],
    [noticesWith({ title: null }), { path: '/data/1/title', expected: 'string', found: 'null' }],
    [noticesWith({ readFlag: true }), { path: '/data/1/readFlag', expected: '"Y" or "N"', found: 'boolean' }],
    [
      noticesWith({ endDate: '2026-03-31 08:00:00' }),
      { path: '/data/1/endDate', expected: 'date-time', found: 'string' },
    ],
    [
      { status: 'S', data: { list: [] } },
      { path: '/data', expected: 'array', found: 'object' },
    ],
    [
      { success: true, data: [] },
      { path: '/status', expected: 'a value', found: 'nothing' },
    ],
    [[notice], { path: '', expected: 'object', found: 'array' }],
    [
      { status: 'E', msg: 7 },
      { path: '/msg', expected: 'string', found: 'number' },
    ],
  ])('%j', (json, difference) => {
    expect(differences('findNoticeList', json)).toEqual([difference])
  })
})

test('of an object that may be null, only what differs inside it is reported', () => {
  const numbers = { creditLimit: 1, openAmount: 1, overdueAmount: 1, overdueCount: 1 }
  const account = { balance: '1', ...numbers, frozen: 'N', freezeReason: '' }
  const answer = jsonAnswer({ status: 'S', data: { account } })
  const inAccount = differencesOf('getProcessInformation', answer, 100).filter(({ path }) =>
    path.startsWith('/data/account'),
  )
  expect(inAccount).toEqual([
    { path: '/data/account/frozenAt', expected: 'a value', found: 'nothing' },
    { path: '/data/account/balance', expected: 'number', found: 'string' },
  ])
})

test('of many, the first few are reported', () => {
  const data = Array.from({ length: 1000 }, () => ({}))
  expect(differences('findNoticeList', { status: 'S', data })).toHaveLength(5)
})

test('endless nesting is reported as such', () => {
  const levels = 100_000
  const json = JSON.parse(`${'{"children":['.repeat(levels)}${']}'.repeat(levels)}`)
  const answer = { ...jsonAnswer({}), json: { status: 'S', data: [json] } }
  expect(differencesOf('findMenuList', answer).length).toBeGreaterThan(0)
})

test('of a secret only the type is reported', () => {
  const json = { status: 'S', data: { certificate: ['geheim'], twoFactorAuthenticationYOrN: 'N' } }
  expect(differences('login', json)).toEqual([
    { path: '/data/certificate', expected: 'string', found: 'array' },
  ])
})

test.each(callIds)('%s can be checked', (id) => {
  const { answer = 'envelope' }: Endpoint = calls[id]
  const strange = { ...jsonAnswer({ status: 'S' }), headers: { 'content-type': 'text/plain' } }
  expect(differencesOf(id, strange).length).toBeGreaterThan(0)
  expect(differencesOf(id, { ...strange, httpStatus: 503 })).toEqual([])
  if (answer === 'redirect')
    expect(differencesOf(id, { ...strange, headers: { location: '/x' } })).toEqual([])
})

test('an address of no call is not checked', () => {
  expect(differencesOf(undefined, jsonAnswer([]))).toEqual([])
})
