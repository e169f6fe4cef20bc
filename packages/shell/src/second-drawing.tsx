import { type ReactNode, Suspense } from 'react'
import { useSecondDrawing } from './use-second-drawing.ts'

interface SecondDrawingProps {
  /** Keeps its place until it is there. */
  readonly place?: ReactNode
  readonly children: ReactNode
}

/** What people don't look for first: drawn after that, once its code has come. */
export function SecondDrawing({ place = null, children }: SecondDrawingProps) {
  // The second drawing would wait for what is inside a boundary that was there before.
  return useSecondDrawing() ? <Suspense fallback={place}>{children}</Suspense> : place
}
