import { useEffect, useState } from 'react'
import { serverNow } from './api/server-time.ts'

const minuteMs = 60_000

/** The server's time in ms, updated each minute. */
export function useMinute(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
