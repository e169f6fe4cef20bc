import { describe, expect, test } from 'vitest'
import { type ControlAccess, refusalOf } from './control-access.ts'

const token = { token: 'granite-7' }

describe('the control API', () => {
  test.each<[string, ControlAccess, string, string | undefined, string | undefined]>([
    ['is open to programs of this machine', 'open', 'localhost:8200', undefined, undefined],
    ['under every name of it', 'open', '[::1]:8200', undefined, undefined],
    ['but not under a name that leads here', 'open', 'portal.example:8200', undefined, 'localhost only'],
    ['is closed elsewhere', 'closed', 'localhost:8200', undefined, 'was started without one'],
    ['needs its token', token, 'portal.example', undefined, 'needs the token'],
    ['needs the right one', token, 'portal.example', 'granite-8', 'needs the token'],
    ['is open with it', token, 'portal.example', 'granite-7', undefined],
  ])('%s', (_what, access, host, given, refusal) => {
    const actual = refusalOf(access, host, given)
    expect(actual?.sentence).toEqual(refusal === undefined ? undefined : expect.stringContaining(refusal))
  })
})
