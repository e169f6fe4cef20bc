import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser, usualPlaces } from './find-browser.ts'

const only = (file: string) => (candidate: string) => candidate === file

test('PORTAL_CHROMIUM comes first', async () => {
  const env = { PORTAL_CHROMIUM: '/opt/own', PATH: '/usr/bin' }
  expect(await findBrowser({ env, platform: 'linux', starts: () => true })).toBe('/opt/own')
})

test('a PORTAL_CHROMIUM that does not start is an error that names it', async () => {
  const found = findBrowser({ env: { PORTAL_CHROMIUM: '/opt/own' }, platform: 'linux', starts: () => false })
  await expect(found).rejects.toThrow('/opt/own')
})

test('the first that starts is taken, not the first that is there', async () => {
  const env = { PATH: ['/snap/bin', '/usr/bin'].join(delimiter) }
  const starts = only(join('/usr/bin', 'google-chrome'))
  expect(await findBrowser({ env, platform: 'linux', starts })).toBe(join('/usr/bin', 'google-chrome'))
})

test('one that draws for no screen is preferred, since no test needs a screen', () => {
  const [first] = usualPlaces({ PATH: '/usr/bin' }, 'linux')
  expect(first).toBe(join('/usr/bin', 'chromium-headless-shell'))
})

test('no browser is no error', async () => {
  expect(await findBrowser({ env: {}, platform: 'linux', starts: () => false })).toBeUndefined()
})

test.each([
  ['linux', { PATH: '/usr/bin' }, join('/usr/bin', 'chromium')],
  ['darwin', { HOME: '/Users/a' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['win32', { PROGRAMFILES: 'C:/Programs' }, join('C:/Programs', 'Microsoft/Edge/Application/msedge.exe')],
])('the usual places of %s are known', (platform, env, file) => {
  expect(usualPlaces(env, platform)).toContain(file)
})
