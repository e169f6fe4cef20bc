import { expect, test } from 'vitest'
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
