import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSessionMessage, sessionMessage } from './other-windows.ts'

it.each(['signedIn', 'signedOut'] as const)('reads the message %s', (event) => {
  expect(parseSessionMessage(structuredClone(sessionMessage(event)))).toBe(event)
})

it('anything else is no message', () => {
  const almost = fc.record({ portalSession: fc.anything(), certificate: fc.string() })
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), (value) => {
      expect(parseSessionMessage(value)).toBeUndefined()
    }),
  )
})

it('an inherited property is no message', () => {
  expect(parseSessionMessage(Object.create(sessionMessage('signedOut')))).toBeUndefined()
})
