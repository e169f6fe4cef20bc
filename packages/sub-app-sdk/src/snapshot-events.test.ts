import { expect, it } from 'vitest'
import { snapshotEvents } from './bridge.ts'
import { snapshot } from './testing/fake-bridge.ts'

/**
 * The user is another one only with another page; the business unit, and the user's sale areas with it, change with the
 * departments, the colours with the theme.
 */
const withoutEvent = ['user', 'businessUnit', 'colors']

it('each part of the snapshot has the event of its change', () => {
  const parts = Object.keys(snapshot)
  const expected = parts.filter((part) => !withoutEvent.includes(part)).map((part) => `${part}Changed`)
  expect([...snapshotEvents].sort()).toEqual(expected.sort())
})
