import { useRef, useState } from 'react'
import { failureText } from '../../feedback/failure-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSession } from '../../session/session-store.ts'
import { type Credentials, signIn } from '../../session/sign-in.ts'
import { farewellText } from './farewell-text.ts'

/** One sign-in at a time, and what there is to say about the last one or about how the last session ended. */
export function useSignIn() {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const farewell = useSession((session) => session.farewell)
  const [problem, setProblem] = useState<string>()
  const [submitting, setSubmitting] = useState(false)
  // State would let a second submit through that comes before the next rendering.
  const inFlight = useRef(false)

  async function submit(credentials: Credentials): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setSubmitting(true)
    setProblem('')
    try {
      const result = await signIn(credentials)
      if (result === 'secondStepNeeded') setProblem(texts.secondStepNeeded)
    } catch (error) {
      setProblem(failureText(error, errorTexts))
    } finally {
      inFlight.current = false
      setSubmitting(false)
    }
  }

  return { problem: problem ?? farewellText(farewell, texts, errorTexts), submitting, submit }
}
