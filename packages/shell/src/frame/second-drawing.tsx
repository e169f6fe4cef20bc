import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { late } from '../lib/code-loading/late.ts'
import { useNextDrawing } from '../lib/use-next-drawing.ts'

type Parts = typeof import('./second-parts.ts').secondParts

export const loadSecondParts = (): Promise<Parts> =>
  import('./second-parts.ts').then((module) => module.secondParts)

interface SecondDrawingProps {
  /** Keeps its place until it is there. */
  readonly place?: ReactNode
  readonly children: (parts: Parts) => ReactNode
}

/**
 * What people don't look for first: drawn after the beginning of the page, and before the rest of it. A code that could
 * not be had fails while it is drawn, and is asked for again by whoever tries that again.
 */
export function SecondDrawing({ place = null, children }: SecondDrawingProps) {
  const hasBegun = useNextDrawing()
  const [parts, setParts] = useState<Parts>()
  useEffect(() => {
    if (!hasBegun) return
    let isGone = false
    const drawn = (next: () => Parts) => !isGone && startTransition(() => setParts(next))
    loadSecondParts().then(
      (loaded) => drawn(() => loaded),
      (error: unknown) =>
        drawn(() => {
          throw error
        }),
    )
    return () => {
      isGone = true
    }
  }, [hasBegun])
  return parts ? children(parts) : place
}

/** Comes when one is needed, from the same file. */
export const SessionDialog = late(async () => (await loadSecondParts()).SessionDialog)
