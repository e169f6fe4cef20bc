import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { readTextValues } from './validation.ts'

const schema = Type.Object({
  page: Type.Integer(),
  price: Type.Optional(Type.Number()),
  open: Type.Optional(Type.Boolean()),
  name: Type.Optional(Type.String()),
})

describe('a text that represents a value of its type is read', () => {
  test.each([
    [{ page: '3' }, { page: 3 }],
    [{ page: '-3' }, { page: -3 }],
    [{ price: '1.5' }, { price: 1.5 }],
    [{ price: '2' }, { price: 2 }],
    [{ open: 'true' }, { open: true }],
    [{ open: 'false' }, { open: false }],
  ])('%j as %j', (fields, values) => {
    expect(readTextValues(schema, fields)).toEqual(values)
  })
})

describe('everything else is unchanged, for the validation to refuse', () => {
  test.each<object>([
    ...['', ' 3', '3 ', 'true', '1.5', '1e3', '0x10', '+1', '３', 'Infinity'].map((page) => ({ page })),
    ...['', '1.', '.5', '1e3', '1,5', 'NaN'].map((price) => ({ price })),
    ...['', '1', '0', 'TRUE', 'yes'].map((open) => ({ open })),
    { page: ['1', '2'] },
    { name: '7', other: '7', constructor: '7' },
  ])('%j', (fields) => {
    expect(readTextValues(schema, fields)).toEqual(fields)
  })
})
