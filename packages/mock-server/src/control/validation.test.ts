import { changeClock } from '@portal/protocol/control/clock'
import { addFault } from '@portal/protocol/control/faults'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { requestProblem } from './validation.ts'

describe('a choice is told by the alternative that was meant', () => {
  const clock = Compile(changeClock.body)
  test.each([
    [{ action: 'travel', by: 'soon' }, /^change\.by must be a duration such as 3d/],
    [{ action: 'travel', by: '999999999d' }, /^change\.by must be a duration/],
    [{ action: 'travel' }, /^change must have required properties by$/],
    [{ action: 'set', time: '2026' }, /^change\.time must be a date and time from 1900 to 8999/],
    [{ action: 'set' }, /^change must have required properties time$/],
    [{ action: 'freeze', time: '2026-02-30' }, /^change\.time must be a date and time/],
    [{ action: 'leap' }, /^change\.action must be one of set, travel, freeze, unfreeze, reset$/],
    [{}, /^change must have required properties action$/],
    [3, /^change must be object$/],
    [undefined, /^the body must have required properties change$/],
  ])('%j', (change, expected) => {
    const body = change === undefined ? {} : { change }
    expect(requestProblem(clock.Errors(body), 'the body')).toMatch(expected)
  })
})

test('a value that is not in a list is told with the list', () => {
  const problems = Compile(addFault.body).Errors({ kind: 'flood', target: 'login' })
  expect(requestProblem(problems, 'the body')).toMatch(/^kind must be one of latency, rejection, /)
})
