import { startTransition, useEffect, useState } from 'react'

/** False in the first drawing, true from the next one on, which comes before the second drawing of what people look for later. */
export function useNextDrawing(): boolean {
  const [isNext, setNext] = useState(false)
  useEffect(() => startTransition(() => setNext(true)), [])
  return isNext
}
