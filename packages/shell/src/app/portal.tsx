import { memo, Suspense, useEffect, useSyncExternalStore } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { LoginPage } from '../features/sign-in/login/login-page.tsx'
import { arrivals } from '../lib/arrival/arrival.ts'
import { basePath, currentAddress } from '../lib/base-path.ts'
import { lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { withTexts } from '../lib/i18n/use-texts.ts'
import { paths } from '../lib/routes.ts'
import { useSession } from '../session/session-store.ts'
import { ExtraBoundary, LoadBoundary } from './boundaries.tsx'
import { Entry, prefetchFrame } from './entry.tsx'
import { EntryScreen } from './entry-screen.tsx'
import { isLogin, isOutsideFrame, isSignInLink, redirectFor } from './guard.ts'

const SignOn = lazyWithRetry(() => import('./sign-on.tsx').then((module) => module.SignOn))
const SignInLink = lazyWithRetry(() => import('./sign-in-link.tsx').then((module) => module.SignInLink))
const UnknownPage = lazyWithRetry(() => import('./unknown-page.tsx').then((module) => module.UnknownPage))
const HealthPage = lazyWithRetry(() =>
  import('../features/health/health-page.tsx').then((module) => module.HealthPage),
)
const ResetPasswordPage = lazyWithRetry(() =>
  import('../features/sign-in/reset-password/reset-password-page.tsx').then(
    (module) => module.ResetPasswordPage,
  ),
)

/** The people of a training world; otherwise only the form. */
const SignInPeople = lazyWithRetry(() =>
  Promise.all([
    withTexts('training', import('../features/training/sign-in-people.tsx')),
    import('../lib/api/training.ts').then(({ readTraining }) => readTraining()),
  ]).then(
    ([module, atFirst]) => module.signInPeople(atFirst),
    () => () => null,
  ),
)

/** Each navigation re-renders the guard but not the signed-in area, whose screens follow the address by themselves. */
const SignedInArea = memo(Entry)

/** The whole portal, from the first address on. */
export function Portal() {
  return (
    <BrowserRouter basename={basePath()}>
      <Guarded />
    </BrowserRouter>
  )
}

/** The signed-in area stays mounted through every redirect, so that no input is lost. */
function Guarded() {
  const location = useLocation()
  const certificate = useSession((session) => session.certificate)
  const visit = useSession((session) => session.visit)
  const lastSignOut = useSession((session) => session.lastSignOut)
  const hasFrame = useSession((session) => session.status === 'ready')
  const arrival = useSyncExternalStore(arrivals.subscribe, arrivals.waiting)
  if (arrival) {
    return (
      <LoadBoundary>
        <Suspense fallback={<EntryScreen share={0} />}>
          <SignOn key={arrival.kind} arrival={arrival} />
        </Suspense>
      </LoadBoundary>
    )
  }
  const isLink = isSignInLink(location)
  const isLinked = certificate !== undefined && isLink
  // Before the sign-in it only has a message.
  const LinkBoundary = isLinked ? LoadBoundary : ExtraBoundary
  const redirect = isLinked ? undefined : redirectFor(location, { certificate, lastSignOut })
  const signedIn = certificate !== undefined && !isOutsideFrame(location)
  return (
    <>
      <Navigated key={location.key} />
      {redirect !== undefined && <Navigate to={redirect} replace />}
      {isLink && (
        <LinkBoundary>
          <Suspense fallback={isLinked && !hasFrame && <EntryScreen share={0} />}>
            <SignInLink hasFrame={hasFrame} />
          </Suspense>
        </LinkBoundary>
      )}
      {signedIn && (hasFrame || !isLinked) && <SignedInArea key={visit} />}
      {!signedIn && redirect === undefined && <PublicScreens />}
    </>
  )
}

function PublicScreens() {
  return (
    <LoadBoundary>
      <Suspense>
        <Routes>
          <Route
            path={paths.login}
            element={
              <LoginPage onTyping={prefetchFrame} People={getConfig().training ? SignInPeople : undefined} />
            }
          />
          <Route
            path={paths.health}
            element={getConfig().statusPage === 'off' ? <UnknownPage /> : <HealthPage />}
          />
          <Route path={paths.resetPassword} element={<ResetPasswordPage />} />
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      </Suspense>
    </LoadBoundary>
  )
}

/** Each navigation starts at the top (specification §2): the key reruns the effect. */
function Navigated() {
  useEffect(() => {
    // In the next animation frame: earlier it would force another layout.
    requestAnimationFrame(() => window.scrollTo(0, 0))
    if (isLogin(currentAddress())) useSession.getState().returnTaken()
  }, [])
  return null
}
