import { expect, test } from 'vitest'
import { requireExpectable } from './received.ts'

test.each([
  ['changePasword', {}, 'There is no call changePasword; did you mean changePassword?'],
  ['login', { usr: 'wangjing' }, 'Nothing can be expected of usr; did you mean user?'],
  ['login', { stats: 'E' }, 'Nothing can be expected of stats; did you mean status?'],
  [
    'login',
    { envelope: {} },
    'Nothing can be expected of envelope; expected one of times, user, body, query, status',
  ],
])('an expectation of %s %o is refused', (call, expected, problem) => {
  expect(() => requireExpectable(call, expected)).toThrow(problem)
})

test('an expectation with all its fields is none that is refused', () => {
  const all = { times: 1, user: 'wangjing', body: {}, query: {}, status: 'S' }
  expect(() => requireExpectable('login', all)).not.toThrow()
})
