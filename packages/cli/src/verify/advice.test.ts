import { describe, expect, it } from 'vitest'
import { adviceOn } from './advice.ts'

const advice = (expected: string, value: unknown) => {
  const found = value === undefined ? 'nothing' : value === null ? 'null' : typeof value
  return adviceOn({ expected, found }, value)
}

describe('the portal copes with', () => {
  it.each<[string, unknown, string]>([
    ['date-time', '2026-11-20 10:00:00', 'It reads the time as 2026-11-20T02:00:00.000Z.'],
    ['date-time', 1_795_140_000_000, 'It reads the time as 2026-11-20T02:00:00.000Z.'],
    ['date-time', null, 'It shows no time.'],
    ['array', null, 'It shows an empty list.'],
    ['integer', '7', 'It reads the number in the text.'],
    ['boolean', 'Y', 'It reads the flag.'],
    ['"Y" or "N"', 1, 'It reads the flag.'],
    ['string', 7, 'It shows it as text.'],
    ['string', null, 'It shows nothing there.'],
  ])('%s that is %j: %s', (expected, value, portal) => {
    expect(advice(expected, value)).toMatchObject({ copes: true, portal })
  })
})

describe('something is to be done about', () => {
  it.each<[string, unknown, string]>([
    ['date-time or null', 'soon', 'It shows no time.'],
    ['array', {}, 'It shows an empty list.'],
    ['number', 'seven', 'It shows no number.'],
    ['boolean', 'perhaps', 'It takes it as no.'],
    ['"shipped" or "displayed"', 'SENT', 'It shows the word without its translation or colour.'],
    ['a value', undefined, 'It does without it.'],
    ['object', 'x', 'It cannot use the answer and tells that the system failed.'],
  ])('%s that is %j: %s', (expected, value, portal) => {
    expect(advice(expected, value)).toMatchObject({ copes: false, portal })
  })
})
