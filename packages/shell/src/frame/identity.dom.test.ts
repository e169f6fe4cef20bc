import type { Position, Responsibility } from '@portal/protocol/entities/user'
import { responsibilitiesForSystem } from '@portal/protocol/rules/current-roles'
import type { Id } from '@portal/protocol/rules/ids'
import { snapshot } from '@portal/sub-app-sdk/testing/fake-bridge'
import { beforeEach, describe, expect, it } from 'vitest'
import { asWished, useFavouriteWishes } from '../menu/favourites.ts'
import { menuNodes } from '../menu/menu-nodes.tsx'
import { pageOfKey } from '../menu/menu-tree.ts'
import { menuItem, systemMenu } from '../menu/testing/build-menu.ts'
import { sessionController } from '../session/session-controller.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { portalSnapshot } from './sub-apps/portal-snapshot.ts'

// Backends may send ids that are equal in two systems, numbers, texts, or none at all.

const session = () => useSession.getState()
beforeEach(() => {
  sessionController.end({})
  localStorage.clear()
  useFavouriteWishes.setState({ wishes: new Map() })
  session().signedIn('c-1')
})

const role = (systemCode: string, responsibilityId: Id, responsibilityCode: string, language = '') => ({
  systemCode,
  responsibilityId,
  responsibilityCode,
  responsibilityName: `${systemCode} ${responsibilityCode}${language}`,
})
const position = (organzationCode: string, positionName: string, defaultPosition: 'Y' | 'N' = 'N') => ({
  organzationCode,
  positionName,
  defaultPosition,
})
const userWith = (userRespList: Responsibility[], baseUserPosition: Position[] = []) => ({
  ...salesUser,
  userRespList,
  baseUserPosition,
})
function seenBy(app: string) {
  const { theme, colors, size } = snapshot
  const sources = {
    session: session(),
    organizations: [],
    language: 'en',
    appearance: { theme, colors, size },
  }
  return portalSnapshot(app, { ...sources, language: 'en' })
}

const noIds = [role('CZDP', '', 'A'), role('CZDP', '', 'B'), role('CZDP', '', 'C')]
/** What the backend answers, and what it answers to the next load, if that is something else. */
const roles: [string, Responsibility[], Responsibility[]?][] = [
  ['equal ids in two systems', [role('LTC', 1, 'A'), role('CZDP', 1, 'A')]],
  ['one id for two of a system', [role('CZDP', 1, 'A'), role('CZDP', 1, 'B')]],
  ['no ids', noIds],
  ['neither ids nor codes', [role('CZDP', '', ''), { ...role('CZDP', '', ''), responsibilityName: 'X' }]],
  [
    'a number, then a text',
    [role('CZDP', 1, 'A'), role('CZDP', 2, 'B')],
    [role('CZDP', '1', 'A'), role('CZDP', '2', 'B')],
  ],
  ['no ids, another language', noIds, noIds.map((one) => ({ ...one, responsibilityName: 'en' }))],
]

describe('responsibilities: by system and id, without an id by their code [S-4.14] [S-6.1] [S-6.2]', () => {
  it.each(roles)(
    '%s: the switched one stays, in the top bar and for its page',
    (_variant, held, next = held) => {
      session().userLoaded(userWith(held), [])
      const chosen = held.at(-1)
      if (chosen) session().responsibilitySwitched(chosen)
      session().userLoaded(userWith(next), [])
      expect(session().responsibility).toEqual(next.at(-1))
      expect(seenBy('czdp').responsibility).toEqual(next.at(-1))
      session().userRenamed(userWith(held))
      expect(session().responsibility).toEqual(chosen)
    },
  )

  it('no name: it goes by its code', () => {
    session().userLoaded(userWith([{ ...role('LTC', 1, 'SALES'), responsibilityName: '' }]), [])
    expect([session(), seenBy('ltc')].map((one) => one.responsibility?.responsibilityName)).toEqual([
      'SALES',
      'SALES',
    ])
  })

  it('a person without a name goes by the user name', () => {
    session().userLoaded({ ...userWith([]), userName: 'wangjing', userFullName: '' }, [])
    expect([session().user?.userFullName, seenBy('oms').user?.userFullName]).toEqual(['wangjing', 'wangjing'])
  })

  it('no ids: a sub-app may act under all those of its system', () => {
    expect(responsibilitiesForSystem(noIds, 'CZDP', noIds[1])).toEqual([noIds[1], noIds[0], noIds[2]])
  })
})

const positions: [string, Position[], Position[]?][] = [
  ['two in one organization', [position('EAST', 'Manager', 'Y'), position('EAST', 'Buyer')]],
  ['no codes', [position('', 'Manager', 'Y'), position('', 'Buyer')]],
  [
    'another language',
    [position('WEST', '经理', 'Y'), position('EAST', '采购')],
    [position('WEST', 'Manager', 'Y'), position('EAST', 'Buyer')],
  ],
]

describe('positions: by organization and name [S-3.7] [S-4.16] [S-4.17]', () => {
  it('no name: it goes by the code of its organization', () => {
    session().userLoaded(userWith([], [position('EAST', '', 'Y')]), [])
    expect([session(), seenBy('oms')].map((one) => one.position?.positionName)).toEqual(['EAST', 'EAST'])
  })

  it.each(positions)(
    '%s: the switched one stays, in the profile and for OMS',
    (_variant, held, next = held) => {
      session().userLoaded(userWith([], held), [])
      expect(session().position).toEqual(held[0])
      const chosen = held.at(-1)
      if (chosen) session().positionSwitched(chosen)
      session().userLoaded(userWith([], next), [])
      expect(session().position).toEqual(next.at(-1))
      expect(seenBy('oms').position?.positionName).toEqual(next.at(-1)?.positionName)
      session().userRenamed(userWith([], held))
      expect(session().position).toEqual(chosen)
    },
  )
})

const page = (menuName: string, menuId: Id, menuCode: string) =>
  menuItem(menuName, `/${menuName}`, { menuId, menuCode })
const menus = [
  ['equal ids in two systems', ['OSS', page('甲', 1, 'A')], ['LTC', page('乙', 1, 'A')]],
  ['no ids', ['OSS', page('甲', '', 'A')], ['OSS', page('乙', '', 'B')]],
  ['neither ids nor codes', ['OSS', page('甲', '', '')], ['OSS', page('乙', '', '')]],
] as const

describe('menus and favourites: by system and id, without an id by code or address [S-3.5]', () => {
  it.each(menus)('%s: a click opens its own page', (_variant, [system, one], [otherSystem, other]) => {
    const systems =
      system === otherSystem
        ? [systemMenu(system, '', [one, other])]
        : [systemMenu(system, '', [one]), systemMenu(otherSystem, '', [other])]
    const keys = systems.flatMap((one) => menuNodes(one)).map(({ key }) => key)
    expect(keys.map((key) => pageOfKey(systems, key)?.item.menuName)).toEqual(['甲', '乙'])
  })

  it.each(menus)(
    '%s: only the pressed favourite changes',
    (_variant, [system, one], [otherSystem, other]) => {
      const [known, pressed] = [
        { ...one, systemCode: system },
        { ...other, systemCode: otherSystem },
      ]
      const names = (isWanted: boolean) => {
        useFavouriteWishes.getState().wished({ page: pressed, isWanted })
        return asWished([known], useFavouriteWishes.getState().wishes).map(({ menuName }) => menuName)
      }
      expect([names(true), names(false)]).toEqual([['甲', '乙'], ['甲']])
    },
  )
})
