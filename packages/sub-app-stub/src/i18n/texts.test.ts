import { languages } from '@portal/protocol/languages'
import { describe, expect, it } from 'vitest'
import { texts } from './texts.ts'

/** Every key with the values that its text takes, e.g. `orders.total {total}`. */
function keysOf(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    inner instanceof Object
      ? keysOf(inner, `${prefix}${key}.`)
      : `${prefix}${key} ${
          String(inner)
            .match(/\{\w+\}/g)
            ?.sort() ?? ''
        }`,
  )
}

describe('texts', () => {
  it.each(languages)('are complete in %s', (language) => {
    expect(keysOf(texts[language])).toEqual(keysOf(texts.en))
  })
})
