import { expect, it } from 'vitest'
import { noInput, withKey } from './early-input.ts'

const key = (name: string, more = {}) => ({
  ...{ key: name, ctrlKey: false, metaKey: false, altKey: false, isComposing: false },
  ...more,
})

it('letters, Backspace and Enter make up the input, one after the other', () => {
  const typed = ['t', 'd', '名', 'Backspace', 'Enter'].reduce(
    (input, name) => withKey(input, key(name)) ?? input,
    noInput,
  )
  expect(typed).toEqual({ query: 'td', isEntered: true })
})

it.each([key('Shift'), key('Escape'), key('k', { ctrlKey: true }), key('a', { isComposing: true })])(
  '%j types nothing',
  (one) => {
    expect(withKey(noInput, one)).toBeUndefined()
  },
)
