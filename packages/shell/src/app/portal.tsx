import { useEffect } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { NotFoundPage } from '../features/error-pages/error-pages.tsx'
import { LoginPage } from '../features/login/login-page.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session-store.ts'
import { Entry, prefetchFrame } from './entry.tsx'
import { redirectFor } from './guard.ts'
import { RoutePage } from './route-page.tsx'
import { routes } from './routes.ts'

/** The whole portal, from the first address on. */
export function Portal() {
  return (
    <BrowserRouter>
      <Guarded />
    </BrowserRouter>
  )
}

/** The signed-in area stays mounted through every redirect, and with it what people have typed there. */
function Guarded() {
  const location = useLocation()
  const certificate = useSession((session) => session.certificate)
  const visit = useSession((session) => session.visit)
  const farewell = useSession((session) => session.farewell)
  const redirect = redirectFor(location, { certificate, farewell })
  return (
    <>
      <TopOfPage key={location.key} />
      {redirect !== undefined && <Navigate to={redirect} replace />}
      {certificate && <Entry key={visit} />}
      {!certificate && redirect === undefined && <PublicScreens />}
    </>
  )
}

function PublicScreens() {
  return (
    <Routes>
      <Route path={paths.login} element={<LoginPage onTyping={prefetchFrame} />} />
      <Route
        path="*"
        element={
          <RoutePage route={routes.notFound}>
            <NotFoundPage />
          </RoutePage>
        }
      />
    </Routes>
  )
}

/** Each navigation begins at the top (specification §2): keyed by it, so that every one runs the effect anew. */
function TopOfPage() {
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return null
}
