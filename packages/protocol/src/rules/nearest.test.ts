import { expect, test } from 'vitest'
import { expectedOf, nearest } from './nearest.ts'

const names = ['LTC_MANAGER', 'LTC_CLERK', 'admin']

test.each([
  ['LTC_MANGER', 'LTC_MANAGER'],
  ['ltc_clerk', 'LTC_CLERK'],
  ['LTC_CLREK', 'LTC_CLERK'],
  ['amdin', 'admin'],
  ['warehouse', undefined],
  ['', undefined],
])('%s is most like %s', (word, expected) => {
  expect(nearest(word, names)).toBe(expected)
})

test('where no name is similar, the existing ones are listed, twenty at most', () => {
  expect(expectedOf('nowhere', names)).toBe('expected one of LTC_MANAGER, LTC_CLERK, admin')
  const many = Array.from({ length: 30 }, (_, index) => `CODE_${index}`)
  expect(expectedOf('x', many)).toMatch(/CODE_19, …$/)
  expect(expectedOf('x', [])).toBe('there is none')
})
