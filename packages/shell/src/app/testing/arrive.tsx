import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { arrivals, takeArrival } from '../../lib/arrival/arrival.ts'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { loadStartTexts } from '../../lib/i18n/texts.ts'
import { dropWaitingToasts } from '../../lib/ui/toasts.ts'
import { sessionController } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { salesUser } from '../../session/testing/users.ts'
import { Portal } from '../portal.tsx'

// Code is loaded on the way, beside other tests.
configure({ asyncUtilTimeout: 20_000 })

/** A link of the system OA that signs on. */
export const signOnLink = '/login?loginType=sso&ssoSystem=OA&code=once'

const provider = { url: '/sso-provider?system=OA', system: 'OA', loginType: 'sso' }

/** What the backend answers on entry. */
export const entryAnswers = { getUserInfo: () => salesUser, findOrganization: () => [], findDic: () => [] }
export const granted = () => ({ certificate: 'c-2', twoFactorAuthenticationYOrN: 'N' })

/** Comes to the portal by an address, as a browser that loads its page. */
export async function arriveAt(path: string): Promise<void> {
  window.history.replaceState(null, '', path)
  takeArrival()
  await act(async () => render(<Portal />))
}

export const certificate = () => useSession.getState().certificate
export const frameAt = (address: string) => screen.findByRole('heading', { name: `Frame at ${address}` })
export const alertWithText = async (text: string | RegExp) =>
  expect(await screen.findByText(text)).toBe(screen.getByRole('alert'))

/** Wraps each arrival: an identity provider in the configuration, and no session. */
export function aroundEachArrival(): void {
  beforeAll(() => Promise.all([loadStartTexts('en'), import('../sign-on.tsx')]))
  beforeEach(() => {
    setDemoConfig({ signOn: provider })
    sessionController.end({})
    dropWaitingToasts()
  })
  afterEach(() => {
    cleanup()
    arrivals.settled()
    vi.unstubAllGlobals()
  })
}
