import { expect, it } from 'vitest'
import { distinctErrors, ownErrors, refusedMoves, reservedNames, whyNotMounted } from './reported-errors.ts'

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
  ['twice, once', [`${file} `, `${file} `], [`${file} could not be loaded`]],
  ['in other words, as it is', [`no ${file}`], [`no ${file}`]],
  ['of two pages, once', ["parcel 'a__s1' died in status A: x", 'x'], ['x']],
])('an error is reported %s', (_case, errors, reported) => {
  expect(distinctErrors(errors)).toEqual(reported)
})

it('what the portal has refused is told apart from errors of the page', () => {
  const refused = (move: string) => `oms tried to take over the portal by ${move}`
  const errors = [
    'boom',
    refused('document.cookie(Admin-Token)'),
    refused('storage.setItem(RTM_tabs)'),
    refused('document.cookie(Admin-Token)'),
    refused('pushState(/vue/about)'),
  ]
  expect(ownErrors(errors)).toEqual(['boom'])
  expect(reservedNames(errors)).toEqual(['Admin-Token', 'RTM_tabs'])
  expect(refusedMoves(errors)).toEqual(['pushState(/vue/about)'])
})
