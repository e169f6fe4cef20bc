import { expect, it } from 'vitest'
import { dateFormat, numberFormat } from './intl-formats.ts'

it('a format is made once for a language and its options', () => {
  const day = () => dateFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' })
  expect(day()).toBe(day())
  expect(day().format(0)).toBe('jueves, 1 de enero de 1970')
})

it('another language or other options are another format', () => {
  expect(numberFormat('es-ES', {}).format(1234.5)).toBe('1234,5')
  expect(numberFormat('en-GB', {}).format(1234.5)).toBe('1,234.5')
  expect(numberFormat('en-GB', { maximumFractionDigits: 0 }).format(1234.4)).toBe('1,234')
})
