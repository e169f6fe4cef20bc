import { describe, expect, test } from 'vitest'
import { themeStylesheet } from './theme-stylesheet.ts'

describe('a theme stylesheet', () => {
  test.each([
    [undefined, '#1890ff'],
    ['#F5222D', '#f5222d'],
    ['52c41a', '#52c41a'],
    ['#fff', '#ffffff'],
    ['#ff000080', '#ff000080'],
    ['#f008', '#ff000088'],
    ['red', '#ff0000'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(1,2,3)', '#010203'],
    [' rgb(1 2 3 / 50%) ', '#01020380'],
    ['rgba(24, 144, 255, .5)', '#1890ff80'],
    ['hsl(120, 50%, 50%)', 'hsl(120, 50%, 50%)'],
    ['hsla(120deg 50% 50% / .3)', 'hsla(120, 50%, 50%, 0.3)'],
  ])('for %s has the colour %s', (color, primary) => {
    expect(themeStylesheet(color)).toContain(`--theme-color: ${primary};`)
  })

  test.each([
    '',
    'nonsense',
    '#12',
    '#gggggg',
    'rgb(1',
    'rgb(a,b,c)',
    'hsl(1, .%, .%)',
    'red;}',
    'url(//evil)',
  ])('is none for %j', (color) => {
    expect(themeStylesheet(color)).toBeNull()
  })

  test('closes every bracket and ends every declaration', () => {
    const css = themeStylesheet('#722ed1') ?? ''
    for (const [open, close] of ['{}', '()']) {
      expect(css.split(open ?? '').length).toBe(css.split(close ?? '').length)
    }
    const lines = css.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) expect(line).toMatch(/^ {2}[\w-]+: .+;$/)
  })
})
