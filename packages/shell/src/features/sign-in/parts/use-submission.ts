import { useEffect, useRef, useState } from 'react'
import { isOutdated as hasNewerBuild, isLoadFailure } from '../../../lib/code-loading/lazy-with-retry.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { failureText } from '../../../lib/ui/failure-text.ts'

/** The request; aborted when the screen unmounts. */
export type Work = (signal: AbortSignal) => Promise<void>

/**
 * One submit at a time, and the last one's error in the current language. `initialError` is one that led to this
 * screen; null for none.
 */
export function useSubmission(initialError: unknown = null) {
  const texts = useTexts('errors')
  const [error, setError] = useState(initialError)
  const [isOutdated, setOutdated] = useState(false)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  // A ref, since state would let a second submit through before the next render.
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Resolves with whether it succeeded. */
  async function submit(work: Work): Promise<boolean> {
    if (running.current) return false
    const controller = new AbortController()
    running.current = controller
    setHasSubmitted(true)
    setBusy(true)
    setError(null)
    try {
      await work(controller.signal)
      return true
    } catch (failure) {
      if (isLoadFailure(failure)) setOutdated(await hasNewerBuild())
      setError(failure)
      return false
    } finally {
      running.current = null
      setBusy(false)
    }
  }

  const isChunkMissing = isLoadFailure(error)
  const loadFailureText = isOutdated ? texts.outdatedHint : texts.unloadedHint
  const problem = isChunkMissing ? loadFailureText : failureText(error, texts)
  return {
    submit,
    busy,
    hasSubmitted,
    /** Code of the screen failed to load: a reload helps where a retry doesn't, e.g. after a new deployment. */
    isChunkMissing,
    problem: error === null ? '' : problem,
  }
}
