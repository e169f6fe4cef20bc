import { RemoteError } from '@portal/protocol/remote-error'
import { describe, expect, it } from 'vitest'
import { texts } from '../i18n/texts.ts'
import { failureText } from './failure-text.ts'

const failure = texts.en.failure
const ofPortal = (kind: string) => Object.assign(new Error('technical'), { kind })

describe('what a failed call says', () => {
  it.each([
    { error: new RemoteError('rejection', 'x', { message: '没有权限' }), text: '没有权限' },
    { error: new RemoteError('rejection', 'x'), text: failure.other },
    { error: new RemoteError('sessionEnded', 'x'), text: failure.sessionEnded },
    { error: ofPortal('network'), text: failure.network },
    { error: ofPortal('timeout'), text: failure.timeout },
    { error: ofPortal('http'), text: failure.other },
    { error: 'nonsense', text: failure.other },
  ])('is "$text"', ({ error, text }) => {
    expect(failureText(error, failure)).toBe(text)
  })
})
