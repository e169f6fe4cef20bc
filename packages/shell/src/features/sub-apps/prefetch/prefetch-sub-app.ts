import { onceDone } from '@portal/protocol/once'
import type { SubAppName } from '@portal/protocol/systems'
import { limits } from '@portal/sub-app-host/limits'
import { useEffect } from 'react'
import { subAppEntry } from '../../../lib/config/sub-app-config.ts'
import { fetchText } from '../../../lib/fetch-text.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { hostOfSubApp } from '../links/link-store.ts'

/** Loaded separately: the frame itself needs neither the library nor its adapter. */
const warmUp = async () => {
  const { warmUpQiankun } = await import('@portal/sub-app-host/host/qiankun-adapter')
  await warmUpQiankun()
}

const loadPrefetch = onceDone(async () => {
  const { createPrefetch } = await import('@portal/sub-app-host/loading/prefetch')
  return createPrefetch({
    warmUp,
    entryOf: subAppEntry,
    fetchFile: (url) => fetchText(url, { timeoutMs: limits.mountTimeoutMs }),
  })
})

/** Prefetches a sub-app's files. Never rejects: what can't be prefetched is fetched when the page is opened. */
export async function prefetchSubApp(app: SubAppName): Promise<void> {
  try {
    // An iframe loads its files by itself.
    if (hostOfSubApp(app) === 'iframe') return
    const prefetch = await loadPrefetch()
    await prefetch(app)
  } catch {
    // Opening the page reports it.
  }
}

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
