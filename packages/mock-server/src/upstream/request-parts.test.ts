import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonAnswer, requestTo } from '../testing/foreign-requests.ts'
import type { UpstreamRequest } from './answer-source.ts'
import { maskedRecording } from './recording.ts'
import { maskedForeignRequest, recordingFile } from './request-parts.ts'

const fileOf = (request: UpstreamRequest) =>
  recordingFile(maskedRecording(request, jsonAnswer({ status: 'S', data: {} }), new Date(0)))
const body = { pageIndex: 1, keyword: 'a', nested: { x: 1, y: 2 } }
const usual = requestTo('findMessagePagination', { body }, { certificate: 'certificate-1' })

describe('the same file is written', () => {
  test.each<[string, UpstreamRequest]>([
    ['for another certificate', { ...usual, headers: { certificate: 'certificate-2' } }],
    [
      'for another order of fields',
      { ...usual, body: { nested: { y: 2, x: 1 }, keyword: 'a', pageIndex: 1 } },
    ],
    ['for numbers as text', { ...usual, body: { ...body, pageIndex: '1' } }],
  ])('%s', (_what, request) => {
    expect(fileOf(request)).toBe(fileOf(usual))
  })

  test('for another password', () => {
    const login = (password: string) => requestTo('login', { body: { userName: 'a', password } })
    expect(fileOf(login('Tiles@2026'))).toBe(fileOf(login('Marble#2027')))
  })
})

describe('another file is written', () => {
  test.each<[string, UpstreamRequest]>([
    ['for another value', { ...usual, body: { ...body, keyword: 'b' } }],
    ['for a value deep inside', { ...usual, body: { ...body, nested: { x: 1, y: 3 } } }],
    ['for a query', { ...usual, query: { x: '1' } }],
    ['for another call', { ...usual, callId: 'findTodoTasks' }],
  ])('%s', (_what, request) => {
    expect(fileOf(request)).not.toBe(fileOf(usual))
  })
})

test('whatever the request, its file is in the folder and has a valid name on every system', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.jsonValue(), fc.string(), (path, body, method) => {
      const request = { ...usual, callId: undefined, route: undefined, path, url: path, body, method }
      expect(fileOf(request)).toMatch(/^other-[0-9a-f]{16}\.json$/)
    }),
  )
})

// Each of its secrets searched in each of its texts took half a minute, in which the server answered nothing else.
test('a megabyte of fields with secrets is masked and cut', () => {
  const fields = Array.from({ length: 28_000 }, (_, at) => [`password${at}`, `secret-value-${at}`])
  const masked = JSON.stringify(
    maskedForeignRequest(requestTo('login', { body: Object.fromEntries(fields) })),
  )
  expect(masked).not.toContain('secret-value')
  expect(masked.length).toBeLessThan(450_000)
})
