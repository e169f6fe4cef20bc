import { startTransition, useEffect, useState } from 'react'
import { useDeferredFlag } from '../../lib/deferred-rendering.ts'

/** How many more are drawn each time. */
const step = 2

/**
 * How many of `total` are drawn: one at once, those `inView` right after it, the others after the second drawing, a few
 * at a time. What is drawn in one go is drawn anew, and can't be interrupted then, whenever an answer for any of it comes
 * meanwhile.
 */
export function useStaggeredRender(total: number, inView: number): number {
  const [drawn, setDrawn] = useState(1)
  const limit = useDeferredFlag() ? total : Math.min(inView, total)
  useEffect(() => {
    if (drawn < limit) startTransition(() => setDrawn(drawn + step))
  }, [drawn, limit])
  return drawn
}
