import { RemoteError, type RemoteErrorKind } from '@portal/protocol/remote-error'
import type { BridgeFailure } from '@portal/sub-app-sdk/bridge'
import { describe, expect, it } from 'vitest'
import { texts } from '../i18n/texts.ts'
import { failureText } from './failure-text.ts'

const failure = texts.en.failure
const ofPortal = (kind: string) => Object.assign(new Error('technical'), { kind })

/** All that a call through the portal may fail with: what its transport throws, as the bridge declares it. */
const ofCalls: Record<BridgeFailure['kind'], keyof typeof failure> = {
  network: 'network',
  timeout: 'timeout',
  sessionEnded: 'sessionEnded',
  http: 'other',
  intercepted: 'other',
  malformed: 'other',
  cancelled: 'other',
} satisfies Record<Exclude<RemoteErrorKind, 'rejection'>, keyof typeof failure>

describe('what a failed call says', () => {
  it.each([
    { error: new RemoteError('rejection', 'x', { message: '没有权限' }), text: '没有权限' },
    { error: new RemoteError('rejection', 'x'), text: failure.other },
    { error: new RemoteError('sessionEnded', 'x'), text: failure.sessionEnded },
    ...Object.entries(ofCalls).map(([kind, text]) => ({ error: ofPortal(kind), text: failure[text] })),
    { error: 'nonsense', text: failure.other },
  ])('is "$text"', ({ error, text }) => {
    expect(failureText(error, failure)).toBe(text)
  })
})
