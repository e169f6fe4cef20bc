import { Navigate, Route, Routes } from 'react-router-dom'
import { getConfig } from '../config/runtime-config.ts'
import { NotFoundPage, UnauthorizedPage } from '../features/error-pages/error-pages.tsx'
import { paths } from '../paths.ts'
import { DashboardPage } from './frame/dashboard-page.tsx'
import { Frame } from './frame/frame.tsx'

/**
 * The screens of a signed-in user (specification §2). The frame itself shows the sub-apps, so that they stay alive.
 * An address has one spelling, as the rules about tabs and menus take it: letter case counts.
 */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route caseSensitive path={paths.root} element={<Navigate to={paths.dashboard} replace />} />
        <Route caseSensitive path={paths.dashboard} element={<DashboardPage />} />
        <Route caseSensitive path={paths.subApps(getConfig().childRoot)} element={null} />
        <Route caseSensitive path={paths.notFound} element={<NotFoundPage />} />
        <Route caseSensitive path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route caseSensitive path={paths.login} element={null} />
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  )
}
