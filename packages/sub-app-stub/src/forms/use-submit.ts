import { useRef, useState } from 'react'
import { useFailure } from '../backend/portal-client.ts'

/**
 * Submits forms, one at a time. The same content keeps its key until it was accepted, so that a retry after a lost
 * answer creates no duplicate. After success the next one must `begin`.
 */
export function useSubmit<Content, Taken>(send: (content: Content, key: string) => Promise<Taken>) {
  const failure = useFailure()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const isClosed = useRef(false)
  const last = useRef({ content: '', key: '' })

  const submit = async (content: Content): Promise<Taken | undefined> => {
    if (isClosed.current) return undefined
    isClosed.current = true
    setSending(true)
    setProblem('')
    const written = JSON.stringify(content)
    if (last.current.content !== written) last.current = { content: written, key: newKey() }
    try {
      const taken = await send(content, last.current.key)
      // Stays closed: a second press that is still being checked comes too late.
      last.current = { content: '', key: '' }
      return taken
    } catch (error) {
      isClosed.current = false
      setProblem(failure(error))
      return undefined
    } finally {
      setSending(false)
    }
  }
  /** Takes the next form. */
  const begin = () => {
    isClosed.current = false
    setProblem('')
  }
  return { submit, begin, isSending, problem }
}

/** Unique by time, and by chance for two people at once; pages without https have no `crypto.randomUUID`. */
export const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 12).padEnd(10, '0')
