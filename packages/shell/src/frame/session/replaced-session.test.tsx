import '../testing/plain-home.tsx'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { readCookie, removeCookie, writeCookie } from '../../lib/storage/cookies.ts'
import { sessionController, useInterruption } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { aroundEachJourney } from '../testing/around-each-journey.ts'
import { clickButton, enterFrame } from '../testing/enter-frame.tsx'

aroundEachJourney()
afterEach(() => sessionController.settle(false))

/** Another window has signed in while a page here holds unsaved input. */
async function replaced(config: Parameters<typeof enterFrame>[0] = {}) {
  await enterFrame(config)
  useTabs.getState().opened({ key: '/child/oms/orders', title: 'Orders', url: '/child/oms/orders' })
  useTabs.getState().dirtied('/child/oms/orders', true)
  writeCookie(cookieNames.certificate, 'c-2')
  await act(
    async () => void sessionController.interrupt({ kind: 'replaced', by: salesUser, certificate: 'c-2' }),
  )
  await screen.findByRole('dialog')
}

const goOn = () => act(async () => void clickButton('Continue as 王静'))

describe('continuing as the user who signed in in another window', () => {
  it('starts this window again under the new certificate', async () => {
    await replaced()
    await goOn()
    expect(useSession.getState()).toMatchObject({ certificate: 'c-2', status: 'loading' })
  })

  it('is not the only option: its user keeps the unsaved input by signing in again', async () => {
    await replaced()
    await act(async () => void clickButton('Sign in again as Wang Jing'))
    expect(useInterruption.getState().current?.kind).toBe('signInAgain')
    expect(useTabs.getState().dirty.size).toBe(1)
  })

  it('is, where the installation does not allow signing in again in place', async () => {
    await replaced({ reloginInPlace: false })
    expect(screen.queryByRole('button', { name: 'Sign in again as Wang Jing' })).toBeNull()
  })

  it('does not restore a session that has been signed out in the meantime', async () => {
    await replaced()
    removeCookie(cookieNames.certificate)
    await goOn()
    expect(readCookie(cookieNames.certificate)).toBeUndefined()
    expect(useSession.getState().certificate).toBe('c1')
    expect(useInterruption.getState().current?.kind).toBe('signInAgain')
  })
})
