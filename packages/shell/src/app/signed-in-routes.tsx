import { Navigate, Route, Routes } from 'react-router-dom'
import { getConfig } from '../config/runtime-config.ts'
import { NotFoundPage, UnauthorizedPage } from '../features/error-pages/error-pages.tsx'
import { paths } from '../paths.ts'
import { DashboardPage } from './frame/dashboard-page.tsx'
import { Frame } from './frame/frame.tsx'

/** The screens of a signed-in user (specification §2). The frame itself shows the sub-apps, so that they stay alive. */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path={paths.root} element={<Navigate to={paths.dashboard} replace />} />
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.subApps(getConfig().childRoot)} element={null} />
        <Route path={paths.notFound} element={<NotFoundPage />} />
        <Route path={paths.unauthorized} element={<UnauthorizedPage />} />
        <Route path={paths.login} element={null} />
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  )
}
