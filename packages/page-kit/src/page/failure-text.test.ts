import type { BridgeFailure } from '@portal/sub-app-sdk/bridge'
import { describe, expect, it } from 'vitest'
import { kitTexts } from '../texts/kit-texts.ts'
import { failureText } from './failure-text.ts'

const { failure } = kitTexts.en
const ofKind = (kind: string, message = 'technical') => Object.assign(new Error(message), { kind })

/** All that a call through the portal may fail with. */
const ofCalls: Record<BridgeFailure['kind'], keyof typeof failure> = {
  network: 'network',
  timeout: 'timeout',
  sessionEnded: 'sessionEnded',
  http: 'other',
  intercepted: 'intercepted',
  malformed: 'other',
  cancelled: 'other',
}

const statuses = [
  [403, 'notAllowed'],
  [429, 'tooMany'],
  [502, 'other'],
] as const

describe('what a failed call says', () => {
  it.each([
    { error: ofKind('rejection', '没有权限'), text: '没有权限' },
    { error: ofKind('rejection', ''), text: failure.other },
    ...Object.entries(ofCalls).map(([kind, text]) => ({ error: ofKind(kind), text: failure[text] })),
    ...statuses.map(([httpStatus, text]) => ({
      error: Object.assign(ofKind('http'), { httpStatus }),
      text: failure[text],
    })),
    {
      error: Object.assign(ofKind('http'), { httpStatus: 502, requestId: '4f2a91c077be' }),
      text: `${failure.other} (No. 4f2a91c077be)`,
    },
    {
      error: Object.assign(ofKind('http'), { httpStatus: 403, requestId: '4f2a91c077be' }),
      text: failure.notAllowed,
    },
    { error: 'nonsense', text: failure.other },
  ])('is "$text"', ({ error, text }) => {
    expect(failureText(error, failure)).toBe(text)
  })
})
