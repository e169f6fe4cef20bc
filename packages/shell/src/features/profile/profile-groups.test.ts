import { expect, it } from 'vitest'
import { systemMenu } from '../../menu/testing/build-menu.ts'
import { bySystem, systemNames } from './profile-groups.ts'

const held = (systemCode: string, responsibilityId: number) => ({
  systemCode,
  responsibilityId,
  responsibilityCode: `R${responsibilityId}`,
  responsibilityName: `R ${responsibilityId}`,
})

it('groups responsibilities by system, in the order of the user [S-1.2]', () => {
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

it.each([
  ['by its own name', 'LTC', ['OSS', 'LTC'], ['LTC name']],
  ['by that of the system that works under its responsibilities', 'LTC', ['OSS', 'CZDP'], ['OSS name']],
  ['by none where the menus don’t know it', 'HR', ['OSS', 'CZDP'], []],
])('a system is called %s', (_how, code, menus, names) => {
  const systems = menus.map((one) => systemMenu(one, `${one} name`, []))
  expect(systemNames(systems, code)).toEqual(names)
})
