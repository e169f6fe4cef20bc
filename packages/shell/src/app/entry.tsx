import { type ComponentType, lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { getConfig } from '../config/runtime-config.ts'
import { CrashedPage } from '../features/error-pages/crashed-page.tsx'
import { isLoadFailure } from '../feedback/load-failure.ts'
import { reloadOnce } from '../feedback/reload-once.ts'
import { useLanguage } from '../i18n/language-store.ts'
import { loadTexts } from '../i18n/texts.ts'
import type { SessionData } from '../session/load-session.ts'
import { useSession } from '../session/session-store.ts'
import { endSession, formerPagesGone } from '../session/sign-out.ts'
import { storedKeys } from '../storage/keys.ts'
import { readStored } from '../storage/stored.ts'
import { entryFailure } from './entry-failure.ts'
import { EntryScreen } from './entry-screen.tsx'
import { parseSubAppAddress } from './sub-app-address.ts'

let loadingSignedIn: Promise<typeof import('./signed-in.tsx')> | undefined

/** Once for all who ask; a failed download is tried again by whoever asks next. */
function loadSignedIn() {
  loadingSignedIn ??= import('./signed-in.tsx').catch((error: unknown) => {
    loadingSignedIn = undefined
    throw error
  })
  return loadingSignedIn
}

interface SignedInProps {
  readonly data: SessionData
}

/** Fails where it is drawn, so that the page tells of it. */
const FailingSignedIn = lazy(() => loadSignedIn().then((module) => ({ default: module.SignedIn })))

/** The frame once it can be drawn in one go. */
const readySignedIn = (): Promise<ComponentType<SignedInProps>> =>
  loadSignedIn().then(
    async ({ SignedIn, signedInReady }) => {
      await signedInReady.catch(() => undefined)
      return SignedIn
    },
    (error: unknown) => {
      if (isLoadFailure(error)) throw error
      return FailingSignedIn
    },
  )

/** A file of its own: the sign-in page does without it, and the calls needn't wait for the frame's code. */
const loadEntryCalls = () => import('./entry-calls.ts')

/** Fetches the frame's code and texts ahead of their use; a failure shows when they are really needed. */
export const prefetchFrame = (): void =>
  void Promise.all([
    loadEntryCalls(),
    loadSignedIn(),
    loadTexts(useLanguage.getState().language, 'frame'),
  ]).catch(() => undefined)

/** What hosts sub-apps comes later than the frame, unless the address asks for one; a failure shows where it is needed. */
function prefetchSubApps(): void {
  if (parseSubAppAddress(getConfig().childRoot, window.location.pathname))
    import('../features/sub-apps/sub-app-area.tsx').catch(() => undefined)
}

/**
 * A certificate whose user is not known yet: the entry calls run while the frame's code is on its way, their
 * progress shows, then the frame takes over. A failure ends the session with its message (specification §4, §8); a page that a newer build has
 * outlived loads again instead, and the session goes on.
 */
export function Entry() {
  const [share, setShare] = useState(0)
  const [entered, setEntered] = useState<
    SignedInProps & { readonly SignedIn: ComponentType<SignedInProps> }
  >()
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    const { certificate, visit } = useSession.getState()
    if (!certificate) return
    const left = new AbortController()
    prefetchFrame()
    prefetchSubApps()
    /** False for a late answer to a session before: it must neither enter nor end anything. */
    const isAwaited = () => {
      const session = useSession.getState()
      return !left.signal.aborted && session.visit === visit && session.status !== 'signedOut'
    }
    const loading = loadEntryCalls().then(({ runEntryCalls }) =>
      runEntryCalls({
        certificate,
        storedDepartments: readStored(storedKeys.departments),
        signal: left.signal,
        progressed: setShare,
      }),
    )
    Promise.all([loading, readySignedIn(), formerPagesGone()]).then(
      ([data, SignedIn]) => {
        if (!isAwaited()) return
        useSession.getState().userLoaded(data.user, data.departments)
        // Drawn in pieces, between which the browser can do other things.
        startTransition(() => setEntered({ data, SignedIn }))
      },
      (error: unknown) => {
        // The calls of a page that is being left fail, too; nothing runs there any more later, and the session goes on.
        setTimeout(() => {
          if (!isAwaited()) return
          if (!isLoadFailure(error)) endSession(entryFailure(error))
          else if (!reloadOnce()) setOutdated(true)
        })
      },
    )
    return () => left.abort()
  }, [])

  if (isOutdated) return <CrashedPage outdated />
  if (!entered) return <EntryScreen share={share} />
  return (
    <Suspense fallback={<EntryScreen share={1} />}>
      <entered.SignedIn data={entered.data} />
    </Suspense>
  )
}
