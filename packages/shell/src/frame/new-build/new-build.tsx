import { tabsTypedIn } from '@portal/sub-app-host/instance/typed-pages'
import { Suspense, use, useEffect, useState } from 'react'
import { isOutdated, lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { UnsavedInputContext } from '../../lib/ui/region-boundary.tsx'

/** How often a window checks for a new build, in milliseconds (assumed). */
export const askEveryMs = 10 * 60_000

const NewBuildNotification = lazyWithRetry(() =>
  import('./new-build-notification.tsx').then((module) => module.NewBuildNotification),
)

/** Whether the server has a newer build than this page: asked while the window is in front, and when it comes there. */
function useNewerBuild(): boolean {
  const [hasNewer, setNewer] = useState(false)
  useEffect(() => {
    if (hasNewer) return
    let askedAt = Date.now()
    let isUnmounted = false
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < askEveryMs) return
      askedAt = Date.now()
      void isOutdated().then((answer) => {
        if (!isUnmounted) setNewer(answer)
      })
    }
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isUnmounted = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [hasNewer])
  return hasNewer
}

/** Offers the new build of the portal in a window that is open for long; it waits until no tab has unsaved input. */
export function NewBuild() {
  const hasNewer = useNewerBuild()
  const hasUnsaved = use(UnsavedInputContext)
  const [isPutOff, putOff] = useState(false)
  // Pages without the bridge don't report unsaved input.
  if (!hasNewer || isPutOff || hasUnsaved || tabsTypedIn().length > 0) return null
  return (
    <Suspense>
      <NewBuildNotification onLater={() => putOff(true)} />
    </Suspense>
  )
}
