import { useEffect, useEffectEvent } from 'react'
import { useMarkRead } from '../use-mark-read.ts'

/** Marks a message as read once it is shown; that this failed is nothing to tell (specification §7). */
export function useReadOnOpen(insMessId: number | undefined): void {
  const markRead = useMarkRead()
  const opened = useEffectEvent((id: number) => {
    markRead([id]).catch(() => undefined)
  })
  useEffect(() => {
    if (insMessId !== undefined) opened(insMessId)
  }, [insMessId])
}
