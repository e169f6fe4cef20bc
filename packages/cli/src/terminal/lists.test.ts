import { expect, test } from 'vitest'
import { addressesForOthers, addressesText } from './lists.ts'

const address = (family: 'IPv4' | 'IPv6', address: string, internal: boolean) =>
  ({ family, address, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }) as const
const interfaces = {
  lo: [address('IPv4', '127.0.0.1', true)],
  eth0: [address('IPv4', '192.168.1.5', false), address('IPv6', 'fe80::1', false)],
}

test.each([
  ['0.0.0.0', ['http://192.168.1.5:8200']],
  ['::', ['http://192.168.1.5:8200']],
  ['127.0.0.1', []],
  ['192.168.1.5', []],
])('a server on %s is reached by others at %j', (host, addresses) => {
  expect(addressesForOthers(host, 'http://localhost:8200', interfaces)).toEqual(addresses)
})

test.each([
  [['trainer-pc'], ['http://trainer-pc:8200', 'http://192.168.1.5:8200, with --allow-host 192.168.1.5']],
  [['localhost', '192.168.1.5'], ['http://192.168.1.5:8200']],
  [[], ['http://192.168.1.5:8200, with --allow-host 192.168.1.5']],
])('with the allowed hosts %j, those addresses come first that work', (allowHost, lines) => {
  const text = addressesText('0.0.0.0', 'http://localhost:8200', allowHost, interfaces)
  expect(text).toBe(['\n\nFrom other machines:', ...lines.map((line) => `  ${line}`)].join('\n'))
})
