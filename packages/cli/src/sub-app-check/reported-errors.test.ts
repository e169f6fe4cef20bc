import { expect, it, test } from 'vitest'
import {
  distinctErrors,
  ownErrors,
  refusedMoves,
  reservedNames,
  whyNotLoaded,
  whyNotMounted,
} from './reported-errors.ts'

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

/** As `fetch` rejects. */
const failed = (code: string, message = '') =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

const openSsl = (reason: string) =>
  `804C44CF5F7F0000:error:0A00010B:SSL routines:ssl3_get_record:${reason}:../deps/openssl/ssl3_record.c:350:\n`

test.each([
  [
    'https where http is spoken',
    failed('ERR_SSL_WRONG_VERSION_NUMBER', openSsl('wrong version number')),
    'Nothing at https://localhost:7101 speaks https; try http://localhost:7101/parts.',
  ],
  [
    'a certificate of its own making',
    failed('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'),
    'The certificate of https://localhost:7101 is not trusted here: self-signed certificate. ',
  ],
  ['a certificate of the past', failed('CERT_HAS_EXPIRED', 'certificate has expired'), 'has expired. Serve'],
  [
    "another machine's certificate",
    failed('ERR_TLS_CERT_ALTNAME_INVALID', "Host: localhost. is not in the cert's altnames"),
    'The certificate of https://localhost:7101 is not trusted here: Host',
  ],
  [
    'an authority that is not known',
    failed('UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate'),
    'name the file of the authority in the variable NODE_EXTRA_CA_CERTS.',
  ],
  [
    'no way of https in common',
    failed('ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', openSsl('sslv3 alert handshake failure')),
    'https://localhost:7101 refuses a connection by https: sslv3 alert handshake failure.',
  ],
  ['a connection that ends', failed('ECONNRESET'), '7101 ended the connection without an answer; see'],
  ['a name of no machine', failed('ENOTFOUND'), 'No machine of the name localhost is known;'],
  [
    'no server there',
    failed('ECONNREFUSED'),
    'Nothing answers at https://localhost:7101/parts yet; start its server',
  ],
  ['something but http', failed('HPE_INVALID_CONSTANT'), 'does not speak http;'],
  ['silence', new DOMException('aborted due to timeout', 'TimeoutError'), 'has not answered in time;'],
  ['a reason without words', failed('EOTHER'), 'https://localhost:7101/parts could not be loaded: EOTHER.'],
  ['words of ours', new Error('it answers with 404'), 'could not be loaded: it answers with 404.'],
  ['no error at all', 'bad luck', 'could not be loaded: bad luck.'],
])('%s is explained in a sentence', (_case, error, expected) => {
  const reason = whyNotLoaded('https://localhost:7101/parts', error)
  expect(reason).toContain(expected)
  expect(reason).toMatch(/^[A-Zh][^\n]*\.$/)
})

test('a connection by http that ends may have been meant for https', () => {
  expect(whyNotLoaded('http://localhost:7101/', failed('UND_ERR_SOCKET', 'other side closed'))).toBe(
    'http://localhost:7101 ended the connection without an answer; if it speaks https, try https://localhost:7101/.',
  )
})
