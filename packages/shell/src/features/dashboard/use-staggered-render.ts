import { startTransition, useEffect, useState } from 'react'
import { useDeferredFlag } from '../../lib/deferred-rendering.ts'

/** How many more are rendered each time. */
const step = 2

/**
 * How many of `total` are rendered: one at once, those `inView` next, the others in small batches after the deferred
 * render. A single render would restart whenever a response for any of them arrives.
 */
export function useStaggeredRender(total: number, inView: number): number {
  const [drawn, setDrawn] = useState(1)
  const limit = useDeferredFlag() ? total : Math.min(inView, total)
  useEffect(() => {
    if (drawn < limit) startTransition(() => setDrawn(drawn + step))
  }, [drawn, limit])
  return drawn
}
