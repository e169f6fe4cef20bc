import { useCallback, useEffect, useState } from 'react'

/** Seconds between two codes (assumed). */
export const codeWaitSeconds = 60

const secondMs = 1_000

/** Whole seconds left: of `initial` since the first render, or of `seconds` since the last `restart`. */
export function useCountdown(seconds: number, initial = 0) {
  const [end, setEnd] = useState(() => Date.now() + initial * secondMs)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    // By the clock, since timers of a background page are throttled.
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
