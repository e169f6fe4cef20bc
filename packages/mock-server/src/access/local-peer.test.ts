import { expect, test } from 'vitest'
import { isLocalPeer } from './local-peer.ts'

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:192.168.1.7', false],
  ['192.168.1.7', false],
  ['fe80::1', false],
  [undefined, false],
])('the other end %s is on this machine: %s', (address, expected) => {
  expect(isLocalPeer(address)).toBe(expected)
})
