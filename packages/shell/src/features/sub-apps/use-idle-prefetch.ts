import type { SubAppName } from '@portal/protocol/systems'
import { useEffect, useEffectEvent } from 'react'
import { prefetchSubApp } from './prefetch.ts'

/** The frame and the first page come first. */
const restMs = 3000

/** Resolves when the browser has nothing better to do; at once where it can't tell. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve())
    else resolve()
  })

/** After the sign-in, while nothing happens, fetches the sub-apps that the user may open, one after the other. */
export function useIdlePrefetch(apps: readonly SubAppName[], prefetch = prefetchSubApp): void {
  // A new list with each drawing: its names tell whether it differs.
  const names = apps.join(' ')
  const next = useEffectEvent((index: number) => apps[index])
  useEffect(() => {
    const count = names === '' ? 0 : names.split(' ').length
    let isOver = false
    const timer = setTimeout(async () => {
      for (let index = 0; index < count; index += 1) {
        await idle()
        const app = next(index)
        if (isOver || !app) return
        await prefetch(app)
      }
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [names, prefetch])
}
