import { calls } from '@portal/protocol/registry'
import { expect, test } from 'vitest'
import { registryAddress } from './calls-at.ts'

const address = registryAddress({
  findNoticeList: '/gateway/notices.v2',
  ssoWindow: '/gateway/{systemCode}/window/{certificate}',
})

test('an installation’s path is the registry’s, with its query', () => {
  expect(address('/gateway/notices.v2')).toBe(calls.findNoticeList.path)
  expect(address('/gateway/notices.v2?current=2')).toBe(`${calls.findNoticeList.path}?current=2`)
})

test('placeholders keep their values wherever the paths have them', () => {
  const wanted = calls.ssoWindow.path.replace('{systemCode}', 'OSS').replace('{certificate}', 'a%2Fb')
  expect(address('/gateway/OSS/window/a%2Fb')).toBe(wanted)
})

test('all other addresses stay', () => {
  expect(address('/gateway/noticesxv2')).toBe('/gateway/noticesxv2')
  expect(address('/gateway/notices.v2/1')).toBe('/gateway/notices.v2/1')
  expect(address(calls.findNoticeList.path)).toBe(calls.findNoticeList.path)
})

test('a call that the installation lacks has no route', () => {
  const without = registryAddress({ homeFigures: null })
  const path: string = without(`${calls.homeFigures.path}?x=1`)
  expect(Object.values(calls).map((call): string => call.path)).not.toContain(path.split('?')[0])
  expect(path).toMatch(/^\/api\//)
})
