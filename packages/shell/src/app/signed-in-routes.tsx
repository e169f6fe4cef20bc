import { Navigate, Route, Routes } from 'react-router-dom'
import { Frame } from '../frame/frame.tsx'
import { pages } from '../frame/pages/pages.tsx'
import { getConfig } from '../lib/config/runtime-config.ts'
import { paths } from '../lib/paths.ts'
import { routes } from '../lib/routes.ts'
import { RoutePage } from './route-page.tsx'

const names = Object.keys(pages) as (keyof typeof pages)[] // keys of a const object are its names

/**
 * The screens of a signed-in user (specification §2). The frame itself renders the sub-apps, so that they stay alive.
 * Letter case counts, as in the rules for tabs and menus: an address has one spelling.
 */
export function SignedInRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route caseSensitive path={paths.subApps(getConfig().childRoot)} element={null} />
        {names.map((name) => {
          const Page = pages[name]
          return (
            <Route
              key={name}
              caseSensitive
              path={routes[name].path}
              element={<RoutePage route={routes[name]}>{Page && <Page />}</RoutePage>}
            />
          )
        })}
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Route>
    </Routes>
  )
}
