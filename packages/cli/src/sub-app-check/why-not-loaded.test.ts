import { expect, test } from 'vitest'
import { whyNotLoaded } from './why-not-loaded.ts'

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
