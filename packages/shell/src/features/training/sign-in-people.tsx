import type { Training } from '@portal/protocol/control/training'
import { useEffect, useRef, useState } from 'react'
import { isGone, readTraining, type TrainingState } from '../../lib/api/training.ts'
import { fillText } from '../../lib/i18n/texts.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { useSession } from '../../session/session-store.ts'
import { firstStep, type PendingSignIn } from '../../session/sign-in.ts'
import { PeopleCards } from './people-cards.tsx'
import styles from './sign-in-people.module.css'

interface SignInPeopleProps {
  /** The frame will be needed soon. */
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

/**
 * The people of the world above the form: one press signs in by the documented call, like a typed password. `atFirst`
 * is the answer from before the first render, so that nothing shifts.
 */
export const signInPeople = (atFirst: TrainingState) => (events: SignInPeopleProps) => (
  <SignInPeople atFirst={atFirst} {...events} />
)

function SignInPeople({ atFirst, ...events }: SignInPeopleProps & { readonly atFirst: TrainingState }) {
  const texts = useTexts('training')
  const [training, setTraining] = useState(atFirst)
  useEffect(() => {
    // Another sign-out of this page later, it may be another world.
    readTraining().then(setTraining, () => undefined)
  }, [])
  if (!training) return null
  if (isGone(training)) {
    return (
      <p role="alert" className={styles.gone}>
        {fillText(texts.worldGone, { name: training.gone })}
      </p>
    )
  }
  return training.people.length === 0 ? null : <PeopleOf training={training} {...events} />
}

function PeopleOf({ training, ...events }: SignInPeopleProps & { readonly training: Training }) {
  const texts = useTexts('training')
  const { signIn, busy, problem } = useSignInAs(training.password, events)
  return (
    <section className={styles.people} aria-label={texts.practice} onPointerEnter={events.onTyping}>
      <p className={styles.world}>
        <strong>{texts.practice}</strong>
        {` · ${fillText(texts.world, { name: training.world })} · ${texts.demoData}`}
      </p>
      <h2 className={styles.lead}>{texts.choosePerson}</h2>
      <div role="alert" className={styles.alert}>
        {problem}
      </div>
      <PeopleCards people={training.people} busy={busy} onChoose={(userName) => void signIn(userName)} />
      <p className={styles.or}>{texts.orPassword}</p>
    </section>
  )
}

function useSignInAs(password: string, { loadSecondStep, onPending }: SignInPeopleProps) {
  const errors = useTexts('errors')
  const [busy, setBusy] = useState<string>()
  const [error, setError] = useState<unknown>(null)
  const left = useRef<AbortController>(null)
  useEffect(() => () => left.current?.abort(), [])

  async function signIn(userName: string): Promise<void> {
    const attempt = new AbortController()
    left.current = attempt
    setBusy(userName)
    setError(null)
    try {
      await loadSecondStep()
      const answer = await firstStep({ userName, password }, attempt.signal)
      if (typeof answer === 'string') useSession.getState().signedIn(answer)
      else onPending(answer)
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(undefined)
    }
  }
  return { signIn, busy, problem: error === null ? '' : failureText(error, errors) }
}
