import { startTransition, useDeferredValue, useEffect, useState } from 'react'

/** False in the first drawing, true from the next one on, which comes before the second drawing of what people look for later. */
export function useAfterFirstRender(): boolean {
  const [isNext, setNext] = useState(false)
  useEffect(() => startTransition(() => setNext(true)), [])
  return isNext
}

/**
 * False when something is drawn for the first time, true from right after that on: what people don't look for first is
 * left to a second drawing, which the browser can interrupt.
 */
export const useDeferredFlag = (): boolean => useDeferredValue(true, false)
