import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSessionMessage, sessionMessage } from './session-message.ts'

it.each(['signedIn', 'signedOut'] as const)('a window is understood when it tells %s', (event) => {
  expect(parseSessionMessage(structuredClone(sessionMessage(event)))).toBe(event)
})

it('whatever else is sent is no message', () => {
  const almost = fc.record({ portalSession: fc.anything(), certificate: fc.string() })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), (value) => {
      expect(parseSessionMessage(value)).toBeUndefined()
    }),
  )
})

it('nothing inherited is a message', () => {
  expect(parseSessionMessage(Object.create(sessionMessage('signedOut')))).toBeUndefined()
})
