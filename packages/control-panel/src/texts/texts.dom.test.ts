import { languages } from '@portal/protocol/languages'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import { happeningNames, misbehaviourNames, shapeNames, thingNames } from './names.ts'
import zh from './zh.json' with { type: 'json' }

const texts = { zh, en, ja, es }
const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

test.each(languages)('%s has every text, with the same values', (language) => {
  expect(Object.keys(texts[language])).toEqual(Object.keys(zh))
  for (const [key, text] of Object.entries(texts[language])) {
    expect([key, valuesIn(text)]).toEqual([key, valuesIn(zh[key as keyof typeof zh])]) // the keys are the same
  }
})

test.each(languages)(
  'in %s each form of an answer, misbehaviour, changed thing and happening has a name of its own',
  (language) => {
    for (const names of [shapeNames, misbehaviourNames, thingNames, happeningNames]) {
      const found = Object.values(names).map((named) => named[language])
      expect(new Set(found).size).toBe(found.length)
    }
  },
)
