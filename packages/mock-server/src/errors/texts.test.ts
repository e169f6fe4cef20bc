import { expect, test } from 'vitest'
import { filled, type Message } from './rejection.ts'
import * as tables from './texts.ts'

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test('each message has the same places for values in all its languages', () => {
  for (const [name, message] of Object.values(tables).flatMap((table) => Object.entries<Message>(table)))
    for (const text of Object.values(message))
      expect([name, placesIn(text)]).toEqual([name, placesIn(message.en)])
})

test('values come into their places: lists are joined as the language does, long input is cut', () => {
  const text = { zh: '{what}：{list}', en: '{what}: {list}' }
  expect(filled(text, { what: { zh: '编号', en: 'Number' }, list: ['1', '2'] })).toEqual({
    zh: '编号：1、2',
    en: 'Number: 1, 2',
  })
  expect(filled(text, { what: 'x'.repeat(100) }).en).toBe(`${'x'.repeat(80)}…: {list}`)
})
