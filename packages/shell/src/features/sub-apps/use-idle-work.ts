import type { SubAppName } from '@portal/protocol/systems'
import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { prefetchSubApp } from './files/prefetch-later.ts'

/** The page that is on the screen comes first. */
const restMs = 1000
/** How long something else that goes on is left alone before it is looked at again. */
const pauseMs = 1000

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))

export interface IdleWork {
  /** Sub-apps that the user may open; fetched one after the other. */
  readonly apps: readonly SubAppName[]
  readonly prefetch?: (app: SubAppName) => Promise<void>
  /** Whether something that people look at is still on its way. */
  readonly isBusy: () => boolean
  /** Called when all of that is done. */
  readonly onDone: () => void
}

/** What is done after the sign-in while nothing happens. */
export function useIdleWork({ apps, prefetch = prefetchSubApp, isBusy, onDone }: IdleWork): void {
  // A new list with each drawing: its names tell whether it differs.
  const names = apps.join(' ')
  const next = useEffectEvent((index: number) => apps[index])
  const waits = useEffectEvent(isBusy)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const count = names === '' ? 0 : names.split(' ').length
    let isOver = false
    const timer = setTimeout(async () => {
      for (let index = 0; index < count; index += 1) {
        await whenIdle()
        const app = next(index)
        if (isOver || !app) return
        await prefetch(app)
      }
      await whenIdle()
      while (!isOver && waits()) await pause().then(whenIdle)
      if (!isOver) done()
    }, restMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [names, prefetch])
}
