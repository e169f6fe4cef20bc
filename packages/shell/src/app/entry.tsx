import { RemoteError } from '@portal/protocol/remote-error'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { parseSubAppAddress } from '../frame/location/sub-app-address.ts'
import { currentAddress } from '../lib/base-path.ts'
import { isLoadFailure, lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { prefetchDeferredFiles } from '../lib/code-loading/prefetch-files.ts'
import { getConfig } from '../lib/config/runtime-config.ts'
import { useLanguage } from '../lib/i18n/language-store.ts'
import { loadTexts } from '../lib/i18n/texts.ts'
import type { SessionData } from '../session/load-session.ts'
import { formerPagesUnmounted } from '../session/session-cleanup.ts'
import { sessionController } from '../session/session-controller.ts'
import { type SignOutReason, useSession } from '../session/session-store.ts'
import { LoadBoundary } from './boundaries.tsx'
import { EntryScreen } from './entry-screen.tsx'

/**
 * The message for the sign-in page when an entry was refused (specification §8: route guard error). Undefined for a
 * failure that doesn't concern the session, which continues (docs/decisions/0031).
 */
export function entryRefusal(error: unknown): SignOutReason | undefined {
  // Compared by name: the class is in the chunk of the entry calls, which may have failed to load.
  if (error instanceof Error && error.name === 'NoResponsibilitiesError')
    return { reason: 'noResponsibilities' }
  if (!(error instanceof RemoteError)) return undefined
  if (error.kind === 'sessionEnded') return { reason: 'sessionEnded' }
  // The other entry calls don't identify the user.
  return error.kind === 'rejection' && error.callId === 'getUserInfo'
    ? { reason: 'loadFailed', error }
    : undefined
}

async function loadSignedIn() {
  const { SignedIn, signedInReady } = await import('./signed-in.tsx')
  prefetchDeferredFiles()
  return { SignedIn, signedInReady }
}

/** Loaded when the frame can render completely. */
const SignedIn = lazyWithRetry(async () => {
  const { SignedIn, signedInReady } = await loadSignedIn()
  await signedInReady()
  return SignedIn
})

/** A chunk of its own: the sign-in page doesn't need it, and the calls needn't wait for the frame's code. */
const loadEntryCalls = () => import('./entry-calls.ts')

/** In the chunk of the entry calls, so that it is available when they fail. */
const UnreachablePage = lazyWithRetry(() =>
  import('../features/error-pages/unreachable-page.tsx').then((module) => module.UnreachablePage),
)

/** Prefetches the frame's code and texts; a failure is reported when they are needed. */
export const prefetchFrame = (): void =>
  void Promise.all([
    loadEntryCalls(),
    loadSignedIn(),
    loadTexts(useLanguage.getState().language, 'frame'),
  ]).catch(() => undefined)

/**
 * The host of sub-apps is loaded after the frame, unless the address needs it; a failure is reported where it is
 * needed.
 */
function prefetchSubApps(): void {
  if (parseSubAppAddress(getConfig().childRoot, currentAddress().pathname))
    import('../frame/sub-apps/hosted-sub-apps.tsx').catch(() => undefined)
}

/** The way into the frame, which can be repeated when a part of it failed to load. */
export function Entry() {
  return (
    <LoadBoundary>
      <Suspense fallback={<EntryScreen share={1} />}>
        <Entering />
      </Suspense>
    </LoadBoundary>
  )
}

/**
 * Runs the entry calls of a certificate while the frame's code loads, then shows the frame. A refusal ends the session
 * with a message (specification §4, §8); after any other failure the entry can be retried.
 */
function Entering() {
  const [share, setShare] = useState(0)
  const [data, setData] = useState<SessionData>()
  const [unloaded, setUnloaded] = useState<Error>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const [attempt, setAttempt] = useState(1)

  useEffect(() => {
    const { certificate, visit } = useSession.getState()
    if (!certificate) return
    const left = new AbortController()
    prefetchFrame()
    prefetchSubApps()
    /** False for a late answer that belongs to an earlier session: it must neither enter nor end anything. */
    const isAwaited = () => {
      const session = useSession.getState()
      return !left.signal.aborted && session.visit === visit && session.status !== 'signedOut'
    }
    const loading = loadEntryCalls().then(({ runEntryCalls }) =>
      runEntryCalls({
        certificate,
        signal: left.signal,
        progressed: setShare,
      }),
    )
    Promise.all([loading, formerPagesUnmounted()])
      .then(([loaded]) => {
        if (!isAwaited()) return
        useSession.getState().userLoaded(loaded.user, loaded.departments)
        // Rendered in a transition, so that the browser can respond in between.
        startTransition(() => setData(loaded))
      })
      // Also for malformed responses, which would otherwise leave the screen loading forever.
      .catch((error: unknown) => {
        // Calls also fail when the page is being left; nothing runs later then, and the session continues.
        setTimeout(() => {
          if (!isAwaited()) return
          const refusal = entryRefusal(error)
          if (isLoadFailure(error)) setUnloaded(error)
          else if (refusal) sessionController.end(refusal)
          else setFailure({ error })
        })
      })
    return () => left.abort()
  }, [attempt])

  const retry = () => {
    setFailure(undefined)
    setShare(0)
    setAttempt(attempt + 1)
  }

  if (unloaded) throw unloaded
  if (failure)
    return (
      <UnreachablePage
        error={failure.error}
        failedAttempts={attempt}
        onRetry={retry}
        onSignOut={() => sessionController.signOut()}
      />
    )
  return data ? <SignedIn data={data} /> : <EntryScreen share={share} />
}
