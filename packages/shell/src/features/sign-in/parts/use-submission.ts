import { useEffect, useRef, useState } from 'react'
import { isOutdated as hasNewerBuild, isLoadFailure } from '../../../lib/code-loading/load-failure.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { failureText } from '../../../lib/ui/failure-text.ts'

/** What is sent; gives up when the signal says that the screen is gone. */
export type Work = (signal: AbortSignal) => Promise<void>

/**
 * One submit at a time, and what the last one failed with, in the language that is shown now. `earlier` is an error
 * that led to this screen; null for none.
 */
export function useSubmission(earlier: unknown = null) {
  const texts = useTexts('errors')
  const [error, setError] = useState(earlier)
  const [isOutdated, setOutdated] = useState(false)
  const [begun, setBegun] = useState(false)
  const [busy, setBusy] = useState(false)
  // State would let a second submit through that comes before the next rendering.
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  /** Answers whether the work was done. */
  async function submit(work: Work): Promise<boolean> {
    if (running.current) return false
    const controller = new AbortController()
    running.current = controller
    setBegun(true)
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

  const isUnloaded = isLoadFailure(error)
  const unloadedText = isOutdated ? texts.outdatedHint : texts.unloadedHint
  const problem = isUnloaded ? unloadedText : failureText(error, texts)
  return {
    submit,
    busy,
    begun,
    /** A newer build has replaced this page: only a reload helps. */
    isOutdated: isUnloaded && isOutdated,
    problem: error === null ? '' : problem,
  }
}
