import { expect, it } from 'vitest'
import { distinctErrors, whyNotMounted } from './reported-errors.ts'

const panel =
  'Order Service could not be opened\n\nThe page could not be started.\nYour other tabs are not affected.\n'
const file = 'http://localhost:7101/vendor.js'

it('a page that fails is reported in the words of the portal, with its errors', () => {
  expect(whyNotMounted(panel, ["parcel 'oms__s1' died in status NOT_MOUNTED: no such page."])).toBe(
    'The portal says “The page could not be started.” The errors were: no such page.',
  )
})

it('a page that fails without an error says so', () => {
  expect(whyNotMounted(panel, [])).toMatch(/started\.” No error was reported\.$/)
})

it('a mount that never ends is explained', () => {
  expect(whyNotMounted(panel, ['oms__s1 was not mounted within 30000 ms'])).toBe(
    'It was still not mounted after 30 seconds: mount, or what it waits for, never ends.',
  )
})

it('other errors in the meantime are listed with it', () => {
  const errors = ['no session', 'oms__s1 was not mounted within 30000 ms']
  expect(whyNotMounted(panel, errors)).toMatch(/never ends\. The errors were: no session\.$/)
})

it.each([
  ['twice, once', [`${file} `, `${file} `], new Map(), [`${file} could not be loaded`]],
  ['with the status it came with', [`${file} `], new Map([[file, 404]]), [`${file} answers with 404`]],
  ['in other words, as it is', [`no ${file}`], new Map([[file, 404]]), [`no ${file}`]],
  ['of two pages, once', ["parcel 'a__s1' died in status A: x", 'x'], new Map(), ['x']],
])('an error is reported %s', (_case, errors, statuses, reported) => {
  expect(distinctErrors(errors, statuses)).toEqual(reported)
})
