import { describe, expect, test } from 'vitest'
import { type ControlAccess, refusalOf } from './control-access.ts'

const token = { token: 'granite-7' }

describe('the control API', () => {
  test.each<[string, ControlAccess, boolean, string | undefined, string | undefined]>([
    ['is open to programs of this machine', 'open', true, undefined, undefined],
    ['but not to others', 'open', false, undefined, 'localhost only'],
    ['is closed elsewhere', 'closed', true, undefined, 'was started without one'],
    ['needs its token', token, true, undefined, 'needs the token'],
    ['needs the right one', token, true, 'granite-8', 'needs the token'],
    ['is open with it', token, false, 'granite-7', undefined],
  ])('%s', (_what, access, isLocal, given, refusal) => {
    const actual = refusalOf(access, isLocal, given)
    expect(actual?.sentence).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal))
  })
})
