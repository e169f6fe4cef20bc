import '../testing/plain-home.tsx'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { removeCookie, writeCookie } from '../../lib/storage/cookies.ts'
import { readStored, storedKeys, writeStored } from '../../lib/storage/stored.ts'
import { formerPagesUnmounted } from '../../session/session-cleanup.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { pageMounted } from '../../session/sub-app-pages.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { asSubApp } from '../testing/as-sub-app.ts'
import { chooseMenu, enterFrame } from '../testing/enter-frame.tsx'

vi.mock('../../features/sub-apps/sub-app-area.tsx', async () => {
  const { FakeSubAppArea } = await import('../testing/fake-sub-app-area.tsx')
  return { SubAppArea: FakeSubAppArea }
})

aroundEachJourney()

const pickups = '/child/oms/pickups'

function write(name: string) {
  localStorage.setItem(name, 'of the former user')
  sessionStorage.setItem(name, 'of the former user')
}

/** A frame with everything that a session leaves behind, and a sub-app's page that writes until it is unmounted. */
async function enterWithLeftovers() {
  await enterFrame()
  chooseMenu('Pick-ups')
  await screen.findByText('oms shows /pickups')
  useSession.getState().departmentsChosen(['CERAMIC'])
  writeStored(storedKeys.responsibility, 2)
  writeStored(storedKeys.sidebarOpened, 1)
  write('oms_draft')
  const gone = pageMounted()
  await asSubApp((services) =>
    services.subscribe('signingOut', () => {
      write('oms_told')
      services.setTabTitle(pickups, 'Renamed on the way out')
    }),
  )
  return {
    async leave() {
      await asSubApp((services) => {
        write('oms_draft')
        write('oms_unmounted')
        services.setTabTitle(pickups, 'Renamed too late')
        services.routeChanged(pickups, '/pickups/7')
        useSession.getState().departmentsChosen(['BATHROOM'])
      })
      gone()
      await formerPagesUnmounted()
    },
  }
}

const left = () => [Object.keys(localStorage).sort(), Object.keys(sessionStorage).sort()]
const harmless = [['RTM_recentMenus', 'RTM_sidebarOpened'], []]

const ends: readonly (readonly [string, () => void])[] = [
  ['the user signs out', () => sessionController.signOut()],
  ['the server refuses the certificate', () => void sessionController.refused('c1')],
  [
    'another window signs out',
    () => {
      removeCookie(cookieNames.certificate)
      sessionController.signedOutElsewhere()
    },
  ],
  [
    'the certificate has expired, and the dialog leads to the sign-in page',
    () => {
      removeCookie(cookieNames.certificate)
      sessionController.end({})
    },
  ],
  ['a link signs in another user', () => sessionController.switchTo('c-2')],
]

describe('nothing of a session is left in Web Storage but harmless preferences (specification §4) [S-4.8]', () => {
  it.each(ends)('%s', async (_end, happens) => {
    const page = await enterWithLeftovers()
    await act(async () => happens())
    await page.leave()
    expect(left()).toEqual(harmless)
  })

  it('another window has signed in another user: their values stay, and nothing else', async () => {
    const page = await enterWithLeftovers()
    // As the other window has done it.
    localStorage.clear()
    writeCookie(cookieNames.certificate, 'c-2')
    writeStored(storedKeys.responsibility, 9)
    localStorage.setItem('oms_draft', 'of the next user')
    await act(async () => sessionController.switchTo('c-2'))
    await page.leave()
    expect(left()).toEqual([['RTM_responsibilityId', 'oms_draft'], []])
    expect(readStored(storedKeys.responsibility)).toBe(9)
    expect(localStorage.getItem('oms_draft')).toBe('of the next user')
  })

  it('what another window stores in the meantime is not touched', async () => {
    const page = await enterWithLeftovers()
    await act(async () => sessionController.signOut())
    localStorage.setItem('oms_next', 'of the next user')
    const event = new StorageEvent('storage', { key: 'oms_next' })
    // Like the browser's own; one created by a script says nothing about other windows.
    Object.defineProperty(event, 'isTrusted', { value: true })
    window.dispatchEvent(event)
    await page.leave()
    expect(left()).toEqual([['RTM_recentMenus', 'RTM_sidebarOpened', 'oms_next'], []])
  })

  it('a next session in this window begins when the pages of the one before are gone', async () => {
    const page = await enterWithLeftovers()
    await act(async () => sessionController.signOut())
    await act(async () => useSession.getState().signedIn('c-2'))
    let begins = false
    void formerPagesUnmounted()?.then(() => {
      begins = true
    })
    await Promise.resolve()
    expect(begins).toBe(false)
    await page.leave()
    expect(begins).toBe(true)
    expect(left()).toEqual(harmless)
  })
})
