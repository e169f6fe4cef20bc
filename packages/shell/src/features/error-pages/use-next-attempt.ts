import { useEffect, useState } from 'react'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'

/** Seconds before each automatic retry (assumed); the last pause repeats. */
const pauses = [5, 15, 30, 60] as const

const pauseBefore = (attempt: number): number => pauses[attempt] ?? 60

/**
 * Retries after a pause, which grows with the attempts so far, or as soon as the browser is online again. Returns the
 * remaining seconds.
 */
export function useNextAttempt(failedAttempts: number, onAttempt: () => void): number {
  const [left, setLeft] = useState(() => pauseBefore(failedAttempts - 1))
  const { attempt } = useStableCallbacks({ attempt: onAttempt })

  useEffect(() => {
    const ticking = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(ticking)
      window.removeEventListener('online', attempt)
    }
  }, [attempt])

  useEffect(() => {
    if (left === 0) attempt()
  }, [left, attempt])

  return left
}
