import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { themeStylesheet } from './external.ts'

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

describe('external', () => {
  let portal: TestApp
  beforeAll(async () => {
    portal = await openTestApp()
  })
  afterAll(() => portal.close())

  describe('customerServiceToken', () => {
    const tokenOf = async (uid?: string) => {
      const { status, data } = await portal.call('customerServiceToken', { query: { uid } })
      expect(status).toBe('S')
      return (data as { token: string }).token // as the call is defined
    }

    test('gives every user a token, always the same [S-7.19]', async () => {
      const tokens = [await tokenOf('1'), await tokenOf('1'), await tokenOf('2')]
      expect(tokens[0]).toMatch(/^[\w-]{43}$/)
      expect(tokens[1]).toBe(tokens[0])
      expect(tokens[2]).not.toBe(tokens[0])
    })

    test.each([undefined, '', 'nobody', '999999', '1e1', '99999999999'])(
      'is empty for %j [S-7.20]',
      async (uid) => {
        expect(await tokenOf(uid)).toBe('')
      },
    )
  })

  describe('themeStylesheet', () => {
    test('is served for any colour', async () => {
      const response = await portal.send('themeStylesheet', { query: { color: '#722ED1' } })
      expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
      expect(response.body).toContain('--theme-color: #722ed1;')
    })

    test.each(['red;}', '#12', '#gggggg'])('is no stylesheet for %s, which is no colour', async (color) => {
      const response = await portal.send('themeStylesheet', { query: { color } })
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ status: 'E', msg: expect.stringContaining('color') })
    })
  })
})
