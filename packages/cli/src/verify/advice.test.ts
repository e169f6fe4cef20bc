import type { AnswerShape } from '@portal/protocol/answers/read-answer'
import { describe, expect, it } from 'vitest'
import { adviceOn } from './advice.ts'

const advice = (expected: string, value: unknown, shape?: AnswerShape) => {
  const found = value === undefined ? 'nothing' : value === null ? 'null' : typeof value
  return adviceOn({ expected, found }, value, shape && { shape, isTotal: false, isNeeded: false })
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

const page = ['page', { at: 'time', rows: ['text'] }, {}] as const

describe('as the portal reads the place, it copes with', () => {
  it.each<[string, unknown, AnswerShape, string]>([
    ['object', [], page, 'It reads the rows, and the total from the count beside them.'],
    ['object', null, page, 'It shows an empty list.'],
    ['string', 1_795_140_000_000, 'time', 'It reads the time as 2026-11-20T02:00:00.000Z.'],
    ['number or null', '7.5', '?number', 'It reads the number in the text.'],
    ['object', null, { name: 'text' }, 'It shows nothing there.'],
  ])('%s that is %j', (expected, value, shape, portal) => {
    expect(advice(expected, value, shape)).toMatchObject({ copes: true, portal })
  })

  it('totals of a page that are missing', () => {
    const readAs = { shape: 'number', isTotal: true, isNeeded: false } as const
    expect(adviceOn({ expected: 'a value', found: 'nothing' }, undefined, readAs).copes).toBe(true)
  })
})

describe('as the portal reads the place, it does not cope with', () => {
  it.each<[string, unknown, AnswerShape, string]>([
    ['object', 'x', page, 'It shows an empty list.'],
    ['string', 'soon', 'time', 'It shows no time.'],
    ['object', 'x', { name: 'text' }, 'It shows nothing there.'],
  ])('%s that is %j', (expected, value, shape, portal) => {
    expect(advice(expected, value, shape)).toMatchObject({ copes: false, portal })
  })

  it('a record that a call needs', () => {
    const readAs = { shape: { name: 'text' }, isTotal: false, isNeeded: true } as const
    expect(adviceOn({ expected: 'object', found: 'null' }, null, readAs).copes).toBe(false)
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
