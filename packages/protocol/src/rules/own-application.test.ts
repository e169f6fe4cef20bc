import { describe, expect, it } from 'vitest'
import { isOwnApplication } from './own-application.ts'

describe('what a user applied for', () => {
  const user = { userId: 7, userFullName: '王静' }
  it.each<[string, string, string | number | undefined, boolean]>([
    ['is recognised by the id', '苏晴', '7', true],
    ['is not recognised by the name where there is an id', '王静', 8, false],
    ['is recognised by the name without an id', '王静', undefined, true],
    ['is recognised by the name with an empty id', '王静', '', true],
    ['is not what another applied for', '苏晴', undefined, false],
    ['is not what has no applicant', '', undefined, false],
  ])('%s', (_how, applicantName, applicantId, expected) => {
    const details = applicantId === undefined ? undefined : { applicantId }
    expect(isOwnApplication(user, { applicantName }, details)).toBe(expected)
  })
})
