import type { SubAppName } from '@portal/protocol/systems'
import { limits } from '@portal/sub-app-host/limits'
import { useEffect } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'
import { prefetchSubApp } from './prefetch-sub-app.ts'

/** Prefetches the sub-apps that the user may open, one after the other, while the browser is idle. */
export function useIdlePrefetch(apps: readonly SubAppName[], prefetch = prefetchSubApp): void {
  // The list is a new array in each render; its names show whether it has changed.
  const names = apps.join(' ')
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(async () => {
      for (const app of names.split(' ').filter(Boolean)) {
        await whenIdle()
        if (isOver) return
        await prefetch(app)
      }
    }, limits.idleDelayMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [names, prefetch])
}
