import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Loads something now and whenever `key` changes; an answer to an older key is dropped. */
export function useLoad<Data>(key: string, load: (signal: AbortSignal) => Promise<Data>) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ request?: string; data?: Data; error?: unknown }>({})
  const request = `${attempt} ${key}`
  // React 18, which is supported too, has no useEffectEvent.
  const latest = useRef(load)
  useLayoutEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    latest.current(signal).then(
      (data) => signal.aborted || setAnswer({ request, data }),
      (error: unknown) => signal.aborted || setAnswer({ request, error }),
    )
    return () => controller.abort()
  }, [request])
  const retry = () => setAttempt((count) => count + 1)
  return { ...answer, isLoading: answer.request !== request, retry }
}
