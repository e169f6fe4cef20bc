import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await openTestApp()
})
afterAll(() => portal.close())

const stylesheet = (color: string) => portal.send('themeStylesheet', { query: { color } })
const digits = fc.stringMatching(/^[0-9a-fA-F]{6}$|^[0-9a-fA-F]{3}$/)
const inFull = (color: string) =>
  `#${(color.length === 3 ? color.replaceAll(/./g, '$&$&') : color).toLowerCase()}`
const almost = fc.tuple(digits, fc.string({ minLength: 1 })).map(([color, rest]) => `#${color}${rest}`)
/** As CSS writes colours, or nearly. */
const written = fc.stringMatching(
  /^(rgba?|hsla?|hwb)\([ -~]{0,3}(\d{1,3}(deg|%)?[ ,/]{1,2}){2,4}[ -~]{0,2}\)?$/,
)

test('a theme stylesheet is served for any colour', () =>
  fc.assert(
    fc.asyncProperty(digits, async (color) => {
      const { statusCode, body } = await stylesheet(`#${color}`)
      expect([statusCode, body.includes(`--theme-color: ${inFull(color)};`)]).toEqual([200, true])
    }),
  ))

test('nothing but a colour ever gets into a theme stylesheet', async () => {
  const shape = (await stylesheet('#123456')).body.replaceAll('#123456', '#')
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), almost, written), async (text) => {
      const { statusCode, body } = await stylesheet(text)
      if (statusCode !== 400)
        expect(
          body.replaceAll(/#[0-9a-f]{6}([0-9a-f]{2})?\b|(hsla?|hwb)\([\d.]+(, [\d.e-]+%?){2,3}\)/g, '#'),
        ).toBe(shape)
    }),
  )
})
