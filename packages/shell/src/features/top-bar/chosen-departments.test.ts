import { expect, it } from 'vitest'
import { chosenDepartments } from './chosen-departments.ts'

const known = ['CERAMIC', 'BATHROOM', 'HQ']

it.each([
  ['one more', ['HQ'], ['HQ', 'CERAMIC'], ['CERAMIC', 'HQ']],
  ['one less', ['CERAMIC', 'HQ'], ['HQ'], ['HQ']],
  ['nothing', ['HQ'], [], undefined],
  ['the same in another order', ['CERAMIC', 'HQ'], ['HQ', 'CERAMIC'], undefined],
  ['one that is unknown', ['HQ'], ['HQ', 'GONE'], undefined],
])('picking %s [S-4.19]', (_rule, current, picked, chosen) => {
  expect(chosenDepartments(known, current, picked)).toEqual(chosen)
})
