import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { pages } from '../frame/pages/pages.tsx'
import { demoSession } from '../frame/testing/demo-session.ts'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import type { PortalRoute } from '../lib/feature.ts'
import { loadStartTexts, loadTexts } from '../lib/i18n/texts.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { RoutePage } from './route-page.tsx'
import { SignedIn } from './signed-in.tsx'

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'frame'), loadTexts('en', 'config')]))
beforeEach(() => setDemoConfig())
afterEach(() => {
  cleanup()
  useSession.getState().signedOut()
})

function show(route: PortalRoute, ...codes: string[]) {
  const [first] = salesUser.userRespList
  if (!first) throw new Error('The user of the tests has responsibilities')
  const userRespList = codes.map((responsibilityCode) => ({ ...first, responsibilityCode }))
  useSession.getState().signedIn('c-1')
  useSession.getState().userLoaded({ ...salesUser, userRespList }, [])
  render(
    <MemoryRouter initialEntries={['/page']}>
      <Routes>
        <Route path="/page" element={<RoutePage route={route}>The page</RoutePage>} />
        <Route path="/401" element="No permission" />
      </Routes>
    </MemoryRouter>,
  )
}

const managers: PortalRoute = { path: '/page', roles: ['LTC_MANAGER'] }

it.each([
  ['a role it asks for', 'LTC_MANAGER', 'The page'],
  ['admin', 'admin', 'The page'],
  ['another role', 'LTC_CLERK', 'No permission'],
])('a restricted route for %s [S-6.5]', (_who, code, expected) => {
  show(managers, code)
  expect(screen.getByText(expected)).toBeTruthy()
})

it.each([
  ['who holds one of its roles', 'LTC_MANAGER', 'The page'],
  ['admin', 'admin', 'The page'],
  ['everybody else', 'LTC_CLERK', 'No permission'],
])('a route that the installation restricts, for %s', (_who, code, expected) => {
  setDemoConfig({ routeRoles: { '/page': ['LTC_MANAGER'] } })
  show({ path: '/page' }, code)
  expect(screen.getByText(expected)).toBeTruthy()
})

it.each([
  ['/dashboard', 'Home - RTM首页'],
  ['/notification/list', 'Notices - RTM首页'],
  ['/announcement/policyDetails', 'Policy details - RTM首页'],
  ['/approvals', 'Approvals - RTM首页'],
  ['/profile', 'My profile - RTM首页'],
  ['/404', 'Page not found - RTM首页'],
  ['/401', 'No permission - RTM首页'],
])('%s is titled [S-2.8] [S-2.16]', (path, title) => {
  const page = pages().find((one) => one.path === path)
  if (page) show(page, 'LTC_CLERK')
  expect(document.title).toBe(title)
})

it('a restriction of a page that does not exist is shown in place of the frame', async () => {
  setDemoConfig({ routeRoles: { '/dashbord': ['LTC_MANAGER'] } })
  await act(async () => render(<SignedIn data={demoSession} />, { wrapper: MemoryRouter }))
  const field = await screen.findByRole('term', {}, { timeout: 10_000 })
  expect(field.textContent).toBe('routeRoles /dashbord')
})
