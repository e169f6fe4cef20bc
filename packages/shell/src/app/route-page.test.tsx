import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { loadStartTexts, loadTexts } from '../lib/i18n/texts.ts'
import { type PortalRoute, routes } from '../lib/routes.ts'
import { useSession } from '../session/session-store.ts'
import { salesUser } from '../session/testing/users.ts'
import { RoutePage } from './route-page.tsx'

beforeAll(() => Promise.all([loadStartTexts('en'), loadTexts('en', 'frame')]))
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

const managers: PortalRoute = { path: '/page', access: 'session', roles: ['LTC_MANAGER'] }

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
  show({ path: '/page', access: 'session' }, code)
  expect(screen.getByText(expected)).toBeTruthy()
})

it.each([
  [routes.dashboard, 'Home - RTM首页'],
  [routes.noticeList, 'Notices - RTM首页'],
  [routes.policyDetails, 'Policy details - RTM首页'],
  [routes.approvals, 'Approvals - RTM首页'],
  [routes.profile, 'My profile - RTM首页'],
  [routes.notFound, 'Page not found - RTM首页'],
  [routes.unauthorized, 'No permission - RTM首页'],
])('$path is titled [S-2.8] [S-2.16]', (route, title) => {
  show(route, 'LTC_CLERK')
  expect(document.title).toBe(title)
})
