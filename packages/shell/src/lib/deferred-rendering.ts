import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** False in the first render, true from the next one on, which precedes the deferred render. */
export function useAfterFirstRender(): boolean {
  const [isNext, setNext] = useState(false)
  useEffect(() => startTransition(() => setNext(true)), [])
  return isNext
}

/**
 * False during the first render, true in a deferred one right after it: secondary content is
 * left to a second render, which the browser can interrupt.
 */
export const useDeferredFlag = (): boolean => useDeferredValue(true, false)
