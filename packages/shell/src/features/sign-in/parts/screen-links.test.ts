import { expect, it } from 'vitest'
import { authScreenAddress } from './screen-links.ts'

it.each([
  ['nothing', '', '/reset_password'],
  ['the page that was wanted', '?redirect=%2Fprofile%3Fa%3D1', '/reset_password?redirect=%2Fprofile%3Fa%3D1'],
  [
    'the page of a sub-system that a link names',
    '?redirectUrlCode=OSS&redirectUrl=%2Forders&params=%7B%22id%22%3A7%7D',
    '/reset_password?redirectUrlCode=OSS&redirectUrl=%2Forders&params=%7B%22id%22%3A7%7D',
  ],
  ['the sub-system that a link is meant for', '?rtmSubsystem=LTC', '/reset_password?rtmSubsystem=LTC'],
  [
    'neither sign-on parameters nor unknown ones',
    '?code=c&state=s&token=t&loginType=a&ssoSystem=b&account=d&userType=e&distributorCode=f&x=y&redirect=%2F',
    '/reset_password?redirect=%2F',
  ],
])('carries to the next screen %s', (_what, search, address) => {
  expect(authScreenAddress('/reset_password', search)).toBe(address)
})
