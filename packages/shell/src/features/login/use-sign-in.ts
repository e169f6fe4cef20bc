import { useRef, useState } from 'react'
import { failureText } from '../../feedback/failure-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSession } from '../../session/session-store.ts'
import { type Credentials, signIn } from '../../session/sign-in.ts'
import { farewellText } from './farewell-text.ts'

/** How the last sign-in ended, unless well; kept without words, since the language may change. */
type Outcome = 'pending' | 'secondStepNeeded' | { readonly error: unknown }

/** One sign-in at a time, and what there is to say about the last one or about how the last session ended. */
export function useSignIn() {
  const texts = useTexts('login')
  const errorTexts = useTexts('errors')
  const signOnTexts = useTexts('sign-on')
  const farewell = useSession((session) => session.farewell)
  const [outcome, setOutcome] = useState<Outcome>()
  const [submitting, setSubmitting] = useState(false)
  // State would let a second submit through that comes before the next rendering.
  const inFlight = useRef(false)

  async function submit(credentials: Credentials): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    setSubmitting(true)
    setOutcome('pending')
    try {
      const result = await signIn(credentials)
      if (result === 'secondStepNeeded') setOutcome(result)
    } catch (error) {
      setOutcome({ error })
    } finally {
      inFlight.current = false
      setSubmitting(false)
    }
  }

  function problemText(): string {
    if (outcome === undefined) return farewellText(farewell, texts, errorTexts, signOnTexts)
    if (outcome === 'pending') return ''
    return outcome === 'secondStepNeeded' ? texts.secondStepNeeded : failureText(outcome.error, errorTexts)
  }

  return { problem: problemText(), submitting, submit }
}
