import { describe, expect, test } from 'vitest'
import { secretsIn, withoutSecrets } from './answer-error.ts'

describe('secrets', () => {
  test.each([
    [{ certificate: 'c1' }, ['c1']],
    [{ Certificate: 'c1', token: 't1', accept: '*/*' }, ['c1', 't1']],
    [{ oldPassword: 'p1', newPassword: 'p2', userName: 'u' }, ['p1', 'p2']],
    [{ ticket: 't1', code: '123456', systemCode: 'OSS' }, ['t1', '123456']],
    [{ password: 42, token: '' }, []],
    [null, []],
    ['text', []],
  ])('in %o are %o', (part, expected) => {
    expect(secretsIn(part)).toEqual(expected)
  })

  test('are masked anywhere in a text', () => {
    const text = withoutSecrets('where certificate = abc and token = abc; user x', ['abc'])
    expect(text).toBe('where certificate = *** and token = ***; user x')
  })
})
