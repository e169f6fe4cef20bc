import { specifiedSystems } from '@portal/protocol/systems'
import { expect, test } from 'vitest'
import { ssoTarget } from './sso-target.ts'

test.each([
  ['OSS', '/orders/ceramic', '/sub-apps/oms/?path=%2Forders%2Fceramic&code=c0de'],
  ['WYDP', '/', '/sub-apps/dp/?path=%2F&code=c0de'],
  ['LTC', '/a?b=c&d', '/sub-apps/ltc/?path=%2Fa%3Fb%3Dc%26d&code=c0de'],
  ['DBS', '/agreements', '/systems/DBS?path=%2Fagreements&code=c0de'],
  ['A/B', '/', '/systems/A%2FB?path=%2F&code=c0de'],
])('a window for %s at %s is sent to %s', (systemCode, path, expected) => {
  expect(ssoTarget(specifiedSystems, systemCode, path, 'c0de')).toBe(expected)
})

test.each([
  [{ language: 'ja' }, '/sub-apps/oms/?path=%2F&language=ja&code=c0de'],
  [{ theme: 'dark' }, '/sub-apps/oms/?path=%2F&theme=dark&code=c0de'],
  [{ language: 'es', theme: 'light' }, '/sub-apps/oms/?path=%2F&language=es&theme=light&code=c0de'],
])('a window gets the language and theme of the portal: %j', (look, expected) => {
  expect(ssoTarget(specifiedSystems, 'OSS', '/', 'c0de', look)).toBe(expected)
})
