import type { UserInfo } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect } from 'vitest'
import { SignedIn } from '../../app/signed-in.tsx'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { readCookie } from '../../lib/storage/cookies.ts'
import { useDialogHost } from '../../lib/ui/dialogs.ts'
import type { SessionData } from '../../session/load-session.ts'
import { useSession } from '../../session/session-store.ts'
import { loadDeferredParts } from '../deferred-render.tsx'
import { demoSession } from './demo-session.ts'

// The whole frame with its home page takes long to render on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const widgets = import.meta.glob('../../../features/dashboard/widgets/**/*-widget*.tsx')

/** The browser's own controls, and what its window reports about the current entry. */
function Browser() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => window.history.replaceState({ usr: state }, '', pathname + search + hash))
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        Browser forward
      </button>
    </>
  )
}

/**
 * Signs the demo user in and shows the frame at an address, fully loaded unless told otherwise; called again in the
 * same test it is a reload. The browser can go forward to `ahead`.
 */
export async function enterFrame({
  at = '/dashboard',
  ahead = [],
  held = demoSession.user.userRespList,
  isWhole = true,
  session,
  ...change
}: Partial<RuntimeConfig> & {
  at?: string
  ahead?: readonly string[]
  held?: UserInfo['userRespList']
  isWhole?: boolean
  session?: Partial<SessionData>
} = {}) {
  setDemoConfig(change)
  const { certificate, signedIn, userLoaded } = useSession.getState()
  if (certificate !== 'c1' || readCookie(cookieNames.certificate) !== 'c1') signedIn('c1')
  const data = { ...demoSession, ...session }
  userLoaded({ ...demoSession.user, userRespList: held }, data.departments)
  const { language } = useLanguage.getState()
  // As at the portal's start: the error pages find their texts ready.
  await loadTexts(language, 'errors')
  // What loads after the home page's first paint is awaited here, not while a test queries the screen.
  await Promise.all([
    loadTexts(language, 'home'),
    import('../sub-apps/hosted-sub-apps.tsx'),
    loadDeferredParts(),
    ...Object.values(widgets).map((load) => load()),
  ])
  cleanup()
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[at, ...ahead]} initialIndex={0}>
        <Browser />
        <SignedIn data={data} />
      </MemoryRouter>,
    ),
  )
  await screen.findAllByRole('navigation')
  // They come together with tabs, menus and tools.
  if (isWhole) await waitFor(() => expect(useDialogHost.getState().dialogs).toBeDefined())
}

export const address = (): string => screen.getByRole('status', { name: 'address' }).textContent

/** The first of the landmarks: the other is the breadcrumb. */
export const sidebar = (): HTMLElement =>
  screen.getAllByRole('navigation')[0] ?? screen.getByRole('navigation')

export const chooseMenu = (name: string): boolean => fireEvent.click(within(sidebar()).getByText(name))

export const clickButton = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))

export const activeTab = (): string => screen.getByRole('tab', { selected: true }).textContent
