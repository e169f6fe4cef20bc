import { describe, expect, test } from 'vitest'
import { themeStylesheet } from './theme-stylesheet.ts'

describe('a theme stylesheet', () => {
  test.each([
    [undefined, '#1890ff'],
    ['#F5222D', '#f5222d'],
    ['52c41a', '#52c41a'],
    ['#fff', '#fff'],
  ])('for %s has the colour %s', (color, primary) => {
    expect(themeStylesheet(color)).toContain(`--theme-color: ${primary};`)
  })

  test('closes every bracket and ends every declaration', () => {
    const css = themeStylesheet('#722ed1')
    for (const [open, close] of ['{}', '()']) {
      expect(css.split(open ?? '').length).toBe(css.split(close ?? '').length)
    }
    const lines = css.split('\n').filter((line) => line.startsWith('  '))
    expect(lines.length).toBeGreaterThan(4)
    for (const line of lines) expect(line).toMatch(/^ {2}[\w-]+: .+;$/)
  })
})
