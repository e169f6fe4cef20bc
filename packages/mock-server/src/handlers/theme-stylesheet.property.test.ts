import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const stylesheet = (color: string) => portal.send('themeStylesheet', { query: { color } })
const digits = fc.stringMatching(/^[0-9a-fA-F]{6}$|^[0-9a-fA-F]{3}$/)
const almost = fc.tuple(digits, fc.string({ minLength: 1 })).map(([color, rest]) => `#${color}${rest}`)

test('a theme stylesheet is served for any colour', () =>
  fc.assert(
    fc.asyncProperty(digits, async (color) => {
      const { statusCode, body } = await stylesheet(`#${color}`)
      expect([statusCode, body.includes(`--theme-color: #${color.toLowerCase()};`)]).toEqual([200, true])
    }),
  ))

test('nothing but a colour ever gets into a theme stylesheet', async () => {
  const shape = (await stylesheet('#123456')).body.replaceAll('#123456', '#')
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), almost), async (text) => {
      const { statusCode, body } = await stylesheet(text)
      if (statusCode !== 400) expect(body.replaceAll(/#(?!fff|000)[0-9a-f]{3,6}\b/g, '#')).toBe(shape)
    }),
  )
})
