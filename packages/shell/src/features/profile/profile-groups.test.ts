import { expect, it } from 'vitest'
import { bySystem } from './profile-groups.ts'

const held = (systemCode: string, responsibilityId: number) => ({
  systemCode,
  responsibilityId,
  responsibilityCode: `R${responsibilityId}`,
  responsibilityName: `R ${responsibilityId}`,
})

it('groups responsibilities by system, in the order in which they are held [S-1.2]', () => {
  const groups = bySystem([held('LTC', 1), held('CZDP', 2), held('LTC', 3)])
  expect(
    groups.map(({ systemCode, responsibilities }) => [
      systemCode,
      responsibilities.map(({ responsibilityId }) => responsibilityId),
    ]),
  ).toEqual([
    ['LTC', [1, 3]],
    ['CZDP', [2]],
  ])
})
