import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { NotFoundPage, UnauthorizedPage } from '../features/error-pages/error-pages.tsx'
import { Frame } from '../frame/frame.tsx'
import {
  DashboardPage,
  NoticeDetail,
  NoticeListPage,
  PolicyDetails,
  Profile,
  RedirectPage,
} from '../frame/pages/pages.tsx'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/paths.ts'
import { RoutePage } from './route-page.tsx'
import { type PortalRoute, routes } from './routes.ts'

/** What each route shows inside the frame. */
const screens: readonly (readonly [PortalRoute, ReactNode])[] = [
  [routes.dashboard, <DashboardPage key="dashboard" />],
  [routes.noticeList, <NoticeListPage key="notices" />],
  [routes.noticeDetail, <NoticeDetail key="notice" />],
  [routes.policyDetails, <PolicyDetails key="policy" />],
  [routes.profile, <Profile key="profile" />],
  [routes.notFound, <NotFoundPage key="404" />],
  [routes.unauthorized, <UnauthorizedPage key="401" />],
  [routes.redirect, <RedirectPage key="redirect" />],
  // The guard leads on from here.
  [routes.root, null],
  [routes.login, null],
]

/**
 * The screens of a signed-in user (specification §2). The frame itself shows the sub-apps, so that they stay alive.
 * An address has one spelling, as the rules about tabs and menus take it: letter case counts.
 */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route caseSensitive path={paths.subApps(getConfig().childRoot)} element={null} />
        {screens.map(([route, screen]) => (
          <Route
            key={route.path}
            caseSensitive
            path={route.path}
            element={<RoutePage route={route}>{screen}</RoutePage>}
          />
        ))}
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  )
}
