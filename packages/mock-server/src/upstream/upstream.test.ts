import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStraightPath } from './upstream.ts'
import { upstreamProblem } from './upstream-address.ts'

test.each([
  ['https://portal.example.com', undefined],
  ['http://portal.example.com/gateway/', undefined],
  ['portal.example.com', 'is no address'],
  ['ftp://portal.example.com', 'http or https'],
  ['https://me:secret@portal.example.com', 'no name or password'],
  ['https://portal.example.com/?x=1', 'ends before ?'],
])('the address %s: %s', (address, problem) => {
  const actual = upstreamProblem(address)
  expect(actual).toEqual(problem === undefined ? undefined : expect.stringContaining(problem))
  expect(actual ?? '').not.toContain('secret')
})

describe('a path that means what it says', () => {
  test.each([
    '/api/imsOrderServer/pickup/pickOrderList',
    '/api/files/report.v1..2.pdf',
    '/api/...',
    '/api/.hidden/a;b=..c',
    '/api/100%25',
    '/',
  ])('%s', (path) => {
    expect(isStraightPath(path)).toBe(true)
  })
})

describe('a path that leads elsewhere', () => {
  test.each([
    '/api/imsOrderServer/../../__portal/worlds',
    '/api/imsOrderServer/%2e%2E/__portal',
    '/api/x/.%2e',
    '/api/./x',
    '/api/%2e/x',
    '/api/x\\..\\..\\__portal',
    '/api/x%5c..%5C__portal',
    '/api/x%2f..%2f__portal',
    '/api/x/%252e%252e/%2525252e./y',
    '/api/x/..;a=1/y',
    '/api/x/..%3by/z',
    '//elsewhere.example/api/x',
    'http://elsewhere.example/api/x',
    '/api/.\t./x',
    '',
  ])('%j', (path) => {
    expect(isStraightPath(path)).toBe(false)
  })
})

test('a straight path stays the same when a client resolves it', () => {
  const bits = [
    '/',
    '.',
    '..',
    '%2e',
    '%2E',
    '%252e',
    '\\',
    '%2f',
    '%5C',
    ';',
    '\t',
    '\n',
    'api',
    'x',
    '__portal',
  ]
  const paths = fc.array(fc.constantFrom(...bits), { maxLength: 12 }).map((some) => `/${some.join('')}`)
  const base = 'http://upstream.example/portal'
  fc.assert(
    fc.property(paths, (path) => {
      fc.pre(isStraightPath(path))
      expect(new URL(base + path).href).toBe(base + path)
      const decoded = path
        .replace(/%(25)*2e/gi, '.')
        .replace(/%(25)*2f/gi, '/')
        .replace(/%(25)*5c/gi, '\\')
      expect(new URL(base + decoded).pathname.startsWith('/portal/')).toBe(true)
      expect(decoded.split(/[/\\]/)).not.toContain('..')
    }),
  )
})
