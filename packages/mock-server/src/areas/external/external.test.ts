import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

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
