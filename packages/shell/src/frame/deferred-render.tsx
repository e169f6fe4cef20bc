import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { useAfterFirstRender } from '../lib/deferred-rendering.ts'

type DeferredParts = typeof import('./deferred-parts.ts').deferredParts

export const loadDeferredParts = (): Promise<DeferredParts> =>
  import('./deferred-parts.ts').then((module) => module.deferredParts)

interface DeferredRenderProps {
  /** Reserves the space until the parts are loaded. */
  readonly placeholder?: ReactNode
  readonly children: (parts: DeferredParts) => ReactNode
}

/**
 * Renders what users don't look for first, once the page has begun to render. A failed download is thrown while
 * rendering; a retry of the error boundary downloads it again.
 */
export function DeferredRender({ placeholder = null, children }: DeferredRenderProps) {
  const hasBegun = useAfterFirstRender()
  const [parts, setParts] = useState<DeferredParts>()
  useEffect(() => {
    if (!hasBegun) return
    let isUnmounted = false
    const update = (next: () => DeferredParts) => !isUnmounted && startTransition(() => setParts(next))
    loadDeferredParts().then(
      (loaded) => update(() => loaded),
      (error: unknown) =>
        update(() => {
          throw error
        }),
    )
    return () => {
      isUnmounted = true
    }
  }, [hasBegun])
  return parts ? children(parts) : placeholder
}

/** Loaded on demand, from the deferred chunk. */
export const SessionDialog = lazyWithRetry(async () => (await loadDeferredParts()).SessionDialog)
