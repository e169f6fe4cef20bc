import { useCallback, useEffect, useState } from 'react'

const secondMs = 1_000

/** Whole seconds until a moment that lies `seconds` after the first rendering or the last `restart`. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * secondMs)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // The clock is asked each time: a page in the background ticks less often.
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= end) clearInterval(ticking)
    }, secondMs)
    return () => clearInterval(ticking)
  }, [end])
  const restart = useCallback(() => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * secondMs)
  }, [seconds])
  return { left: Math.max(0, Math.ceil((end - now) / secondMs)), restart }
}
