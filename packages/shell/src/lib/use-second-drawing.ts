import { useDeferredValue } from 'react'

/**
 * False when something is drawn for the first time, true from right after that on: what people don't look for first is
 * left to a second drawing, which the browser can interrupt.
 */
export const useSecondDrawing = (): boolean => useDeferredValue(true, false)
