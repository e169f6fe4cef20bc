import { cookieNames } from '@portal/protocol/rules/stored-names'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '../lib/storage/cookies.ts'
import { readStored, storageArea, storedKeys, writeStored } from '../lib/storage/stored.ts'
import { beforeSessionEnds } from './session-cleanup.ts'
import { sessionController } from './session-controller.ts'
import { useSession } from './session-store.ts'
import { salesUser } from './testing/users.ts'

const session = () => useSession.getState()

beforeEach(() => {
  sessionController.end({})
  localStorage.clear()
  sessionStorage.clear()
})

describe('signing in', () => {
  it('keeps the certificate in the cookie and waits for the user [S-4.5]', () => {
    session().signedIn('c-1')
    expect(session()).toMatchObject({ certificate: 'c-1', status: 'loading', user: undefined })
    expect(readCookie(cookieNames.certificate)).toBe('c-1')
  })

  it('forgets how the session before ended', () => {
    sessionController.signOut({ reason: 'sessionEnded' })
    session().signedIn('c-1')
    expect(session().lastSignOut).toBeUndefined()
  })
})

describe('a session and the cookie, which all windows share', () => {
  it('starts without what an expired one has left behind', () => {
    writeStored(storedKeys.responsibility, 2)
    session().signedIn('c-1')
    expect(readStored(storedKeys.responsibility)).toBeUndefined()
  })

  it('leaves alone what belongs to a session that another window has begun', () => {
    writeCookie(cookieNames.certificate, 'c-1')
    writeStored(storedKeys.responsibility, 2)
    session().signedIn('c-1')
    expect(readStored(storedKeys.responsibility)).toBe(2)
  })

  it('never removes the certificate of a user who has signed in elsewhere', () => {
    session().signedIn('c-1')
    writeCookie(cookieNames.certificate, 'c-2')
    sessionController.signOut()
    expect(readCookie(cookieNames.certificate)).toBe('c-2')
  })

  it('continues with a new certificate and remembers the former ones', () => {
    session().signedIn('c-1')
    session().userLoaded(salesUser, ['TC'])
    const { visit } = session()
    session().certificateReplaced('c-2')
    session().certificateReplaced('c-3')
    expect(session()).toMatchObject({
      status: 'ready',
      visit,
      certificate: 'c-3',
      formerCertificates: ['c-1', 'c-2'],
    })
    expect(readCookie(cookieNames.certificate)).toBe('c-3')
  })
})

describe('what a browser tab holds', () => {
  const tabs = { tabs: [], activeKey: '' }
  const signOn = { state: 's', search: '', inPopup: false }
  const restart = async () => {
    vi.resetModules()
    return (await import('./session-store.ts')).useSession.getState()
  }

  beforeEach(() => {
    writeStored(storedKeys.tabs, tabs)
    writeStored(storedKeys.shownTo, salesUser.userId)
    writeStored(storedKeys.signOn, signOn)
    sessionStorage.setItem('oms_draft', '1')
  })

  it('goes at a start without a session, except for a sign-on that is under way', async () => {
    await restart()
    expect(Object.keys(sessionStorage)).toEqual([storedKeys.signOn.name])
  })

  it('leaves what the whole browser shares: another window may wait to go on', async () => {
    writeStored(storedKeys.responsibility, 2)
    await restart()
    expect(readStored(storedKeys.responsibility)).toBe(2)
  })

  it.each([
    ['with the certificate that the browser has stored', 'c-1', true, 'loading'],
    ['without one', undefined, false, 'signedOut'],
  ])('begins %s', async (_case, certificate, certificateStored, status) => {
    removeCookie(cookieNames.certificate)
    if (certificate) writeCookie(cookieNames.certificate, certificate)
    expect(await restart()).toMatchObject({ certificate, certificateStored, status })
  })

  it.each([
    ['stays for the same user', salesUser.userId, tabs, '1'],
    ['goes when the session has become another user’s', 99, undefined, null],
  ])('%s', async (_case, userId, expectedTabs, draft) => {
    writeCookie(cookieNames.certificate, 'c-1')
    const started = await restart()
    started.userLoaded({ ...salesUser, userId }, [])
    expect(readStored(storedKeys.tabs)).toEqual(expectedTabs)
    expect(sessionStorage.getItem('oms_draft')).toBe(draft)
    expect(readStored(storedKeys.shownTo)).toBe(userId)
  })
})

it.each([
  ['another user takes over the address', 99, true],
  ['the same user goes on there', salesUser.userId, false],
])('after a session that ended, %s', (_case, userId, takesOver) => {
  session().signedIn('c-1')
  session().userLoaded({ ...salesUser, userId }, [])
  sessionController.end({ reason: 'sessionEnded' })
  session().signedIn('c-2')
  session().userLoaded(salesUser, [])
  expect(session().takesOver).toBe(takesOver)
})

describe('the user (specification §4)', () => {
  beforeEach(() => session().signedIn('c-1'))

  it.each([
    ['the first one, when none is stored', undefined, 1],
    ['the stored one', 'CZDP/2/CZDP_CHANNEL', 2],
    ['the one that an earlier version stored by its id alone', 2, 2],
    ['the first one, when the stored one is no longer held', 99, 1],
  ])('acts under the responsibility: %s', (_case, stored, expected) => {
    if (stored) writeStored(storedKeys.responsibility, stored)
    session().userLoaded(salesUser, ['TC'])
    expect(session()).toMatchObject({ status: 'ready', responsibility: { responsibilityId: expected } })
  })

  it('has the position that is marked as default, otherwise none [S-4.16]', () => {
    session().userLoaded(salesUser, [])
    expect(session().position?.positionName).toBe('销售代表')
    session().userLoaded({ ...salesUser, baseUserPosition: salesUser.baseUserPosition.slice(0, 1) }, [])
    expect(session().position).toBeUndefined()
  })

  it('keeps a switched position for the next visit [S-4.17]', () => {
    session().userLoaded(salesUser, [])
    const [east] = salesUser.baseUserPosition
    if (east) session().positionSwitched(east)
    session().userLoaded(salesUser, [])
    expect(session().position?.organzationCode).toBe('EAST')
  })

  it('keeps a switched responsibility for the next visit [S-4.15]', () => {
    session().userLoaded(salesUser, [])
    const [, second] = salesUser.userRespList
    if (second) session().responsibilitySwitched(second)
    expect(readStored(storedKeys.responsibility)).toBe('CZDP/2/CZDP_CHANNEL')
  })

  it('keeps the chosen departments; an empty selection does nothing [S-4.19]', () => {
    session().userLoaded(salesUser, ['TC'])
    session().departmentsChosen(['TC', 'WY'])
    session().departmentsChosen([])
    expect(session().departments).toEqual(['TC', 'WY'])
    expect(readStored(storedKeys.departments)).toEqual(['TC', 'WY'])
  })
})

describe('signing out (specification §4)', () => {
  it('leaves nothing of the session but the way back in and harmless preferences [S-4.8] [S-4.11]', () => {
    session().signedIn('c-1')
    session().userLoaded(salesUser, ['TC'])
    session().departmentsChosen(['TC'])
    writeStored(storedKeys.responsibility, 2)
    writeStored(storedKeys.tabs, { tabs: [], activeKey: '' })
    writeStored(storedKeys.shortcutNoticeClosed, 1)
    writeStored(storedKeys.sidebarOpened, 1)
    localStorage.setItem('RTM_of_a_sub_system', '1')
    sessionStorage.setItem('oms_draft', '1')
    writeCookie(cookieNames.language, 'zh')
    sessionController.signOut()
    expect(session()).toMatchObject({
      status: 'signedOut',
      departments: [],
      lastSignOut: { returnTo: '/dashboard' },
    })
    expect([session().certificate, session().user, session().responsibility]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['RTM_sidebarOpened'], []])
    expect([readCookie(cookieNames.certificate), readCookie(cookieNames.language)]).toEqual([undefined, 'zh'])
  })

  it('clears every key that the portal has except for the harmless ones, which are these', () => {
    session().signedIn('c-1')
    for (const { area, name } of Object.values(storedKeys)) storageArea(area).setItem(name, '"left"')
    sessionController.signOut()
    const { homeLayouts, look, recentMenus, settings, sidebarOpened, userName } = storedKeys
    const harmless = [homeLayouts, look, recentMenus, settings, sidebarOpened, userName]
    expect(Object.keys(localStorage).sort()).toEqual(harmless.map(({ name }) => name).sort())
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('leaves what another window has stored for the user who signed in there', () => {
    session().signedIn('c-1')
    writeCookie(cookieNames.certificate, 'c-2')
    writeStored(storedKeys.responsibility, 2)
    writeStored(storedKeys.tabs, { tabs: [], activeKey: '' })
    sessionController.end({ reason: 'sessionEnded' })
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['RTM_responsibilityId'], []])
  })

  it('takes no departments for a session that is over', () => {
    session().signedIn('c-1')
    session().userLoaded(salesUser, ['TC'])
    sessionController.signOut()
    session().departmentsChosen(['WY'])
    expect(Object.keys(localStorage)).toEqual([])
    expect(session().departments).toEqual([])
  })

  it('notifies all that keep data of the session, until they unsubscribe', () => {
    let forgotten = 0
    const unregister = beforeSessionEnds(() => {
      forgotten += 1
    })
    sessionController.signOut()
    unregister()
    sessionController.signOut()
    expect(forgotten).toBe(1)
  })
})
