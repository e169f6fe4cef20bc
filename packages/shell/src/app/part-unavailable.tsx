import { useEffect, useState } from 'react'
import { UnloadedPage } from '../features/error-pages/unloaded-page.tsx'
import { isOutdated } from '../lib/code-loading/load-failure.ts'
import { reloadOnce } from '../lib/code-loading/reload-once.ts'
import { EntryScreen } from './entry-screen.tsx'

/**
 * Stands where a screen would be, the frame or one before it, whose code or texts could not be had. Nothing is lost there, so
 * that a page which a newer build has replaced loads again by itself; where that has not helped, and without a connection,
 * people decide.
 */
export function PartUnavailable({ onRetry }: { onRetry: () => void }) {
  const [outdated, setOutdated] = useState<boolean>()
  useEffect(() => {
    let isLeft = false
    void isOutdated().then((answer) => {
      if (!isLeft && !(answer && reloadOnce())) setOutdated(answer)
    })
    return () => {
      isLeft = true
    }
  }, [])
  if (outdated === undefined) return <EntryScreen share={1} />
  return <UnloadedPage isOutdated={outdated} onRetry={onRetry} />
}
