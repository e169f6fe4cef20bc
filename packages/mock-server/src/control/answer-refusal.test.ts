import { changeClock } from '@portal/protocol/control/clock'
import { generateEntries } from '@portal/protocol/control/entries'
import { addFault } from '@portal/protocol/control/faults'
import { createWorld } from '@portal/protocol/control/worlds'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { closedSchema, requestProblem } from './answer-refusal.ts'

describe('a choice is explained by the alternative that was meant', () => {
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
    [{ action: 'travel', by: '3d', x: 1 }, /^change has the unknown field x; expected one of action, by$/],
    [3, /^change must be object$/],
    [undefined, /^the body must have required properties change$/],
  ])('%j', (change, expected) => {
    const body = change === undefined ? {} : { change }
    expect(requestProblem(clock.Errors(body), 'the body', changeClock.body)).toMatch(expected)
  })
})

test('a value that is not in a list is refused with the list', () => {
  const problems = Compile(addFault.body).Errors({ kind: 'flood', target: 'login' })
  expect(requestProblem(problems, 'the body', addFault.body)).toMatch(
    /^kind must be one of latency, rejection, /,
  )
})

test.each<[TSchema, unknown, string | undefined]>([
  [
    addFault.body,
    { target: 'login', kind: 'latency', ms: 3, cuont: 1 },
    'the body has the unknown field cuont; did you mean count?',
  ],
  [
    addFault.body,
    { target: 'login', kind: 'sequence', steps: [{ kind: 'pass', tims: 2 }] },
    'steps.0 has the unknown field tims; did you mean times?',
  ],
  [addFault.body, { target: 'login', kind: 'reset', count: 1e23 }, 'count must be <= 1000000'],
  [
    changeClock.body,
    { change: { action: 'reset' }, chnge: 1 },
    'the body has the unknown field chnge; did you mean change?',
  ],
  [createWorld.body, { name: 'a', from: 'b' }, 'the body has the unknown field from; expected one of name'],
  [generateEntries.body, { kind: 'users', count: 1, given: { anything: 1 } }, undefined],
])('a field that no call knows is refused with those there are: %#', (open, body, expected) => {
  const schema = closedSchema(open)
  const problems = Compile(schema).Errors(body)
  expect(problems.length === 0 ? undefined : requestProblem(problems, 'the body', schema)).toBe(expected)
})
