import { contrast } from '@portal/sub-app-sdk/look/contrast'
import { stateTone } from '@portal/sub-app-sdk/look/state-tones'
import { toneColors } from '@portal/sub-app-sdk/look/tone-colors'
import { describe, expect, it } from 'vitest'
import { statesOf, stateWord } from './states.ts'

describe('a state', () => {
  it.each([
    ['zh', 'pickupStatus', 'requested', '待预约', 'waiting'],
    ['en', 'orderStatus', 'producing', 'In production', 'progress'],
    ['ja', 'outcome', 'rejected', '却下', 'blocked'],
    ['es', 'frozen', 'N', 'Normal', 'done'],
    ['en', 'orderStatus', 'unheard-of', 'unheard-of', 'neutral'],
    ['en', 'orderStatus', 'toString', 'toString', 'neutral'],
  ] as const)('in %s of %s: %s is "%s", %s', (language, group, code, word, tone) => {
    expect(stateWord(language, group, code)).toBe(word)
    expect(stateTone(group, code)).toBe(tone)
  })

  it('comes in the order of its record', () => {
    expect(statesOf('en', 'sampleStatus').map(([code]) => code)).toEqual([
      'requested',
      'shipped',
      'displayed',
    ])
  })
})

it.each(
  Object.entries(toneColors).flatMap(([theme, tones]) =>
    Object.entries(tones).map(([tone, colors]) => ({ theme, tone, ...colors })),
  ),
)('can be read: $tone in the $theme theme', ({ text, fill }) => {
  expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5)
})
