import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AuthPage } from '../features/sign-in/parts/auth-page.tsx'
import { finishSignOn, retrySignOn, type SignOnOutcome } from '../features/sign-in/sign-on/finish-sign-on.ts'
import { SignOnScreen, UnansweredScreen } from '../features/sign-in/sign-on/sign-on-screens.tsx'
import { type Arrival, arrivals } from '../lib/arrival/arrival.ts'
import { lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { withTexts } from '../lib/i18n/use-texts.ts'
import { paths } from '../lib/paths.ts'
import { adoptCertificate } from '../session/adopt-certificate.ts'
import type { SignOnProblem } from '../session/sign-on-problem.ts'
import { prefetchFrame } from './entry.tsx'
import { refuseSignOn } from './sign-on-refusal.ts'

const SecondStep = lazyWithRetry(() =>
  withTexts('verification', import('../features/sign-in/second-step/second-step.tsx')).then(
    (module) => module.SecondStep,
  ),
)

/** Deals with an arrival before anything else is shown; the guard then goes on from the address it leads to. */
export function SignOn({ arrival }: { arrival: Arrival }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [outcome, setOutcome] = useState<SignOnOutcome>()

  useEffect(() => {
    prefetchFrame()
    let isLeft = false
    void finishSignOn(arrival).then((found) => {
      if (!isLeft) setOutcome(found)
    })
    return () => {
      isLeft = true
    }
  }, [arrival])

  useEffect(() => {
    if (!outcome || outcome.kind === 'handedOver') return
    // An external sign-on goes on where it began: the sign-in page knows the way to the wanted address.
    if (pathname === paths.authRedirect) {
      void navigate(paths.login + (outcome.search ?? ''), { replace: true })
      return
    }
    if (outcome.kind === 'secondStep' || outcome.kind === 'unanswered') return
    if (outcome.kind === 'problem') refuse(arrival, outcome.problem)
    arrivals.settled()
  }, [outcome, pathname, navigate, arrival])

  const underWay = <SignOnScreen handedOver={outcome?.kind === 'handedOver'} />
  if (outcome?.kind === 'unanswered') {
    const retry = () => {
      setOutcome(undefined)
      void retrySignOn(arrival).then(setOutcome)
    }
    return <UnansweredScreen problem={outcome.problem} onRetry={retry} onCancel={arrivals.settled} />
  }
  if (outcome?.kind !== 'secondStep') return underWay
  const { pending, ...rest } = outcome
  return (
    <Suspense fallback={underWay}>
      <AuthPage>
        <SecondStep
          pending={pending}
          onConfirmed={async (certificate) => {
            await adoptCertificate(certificate)
            setOutcome({ ...rest, kind: 'signedOn' })
          }}
          onLeave={(error) =>
            setOutcome(
              error === undefined
                ? { ...rest, kind: 'left' }
                : { ...rest, kind: 'problem', problem: { reason: 'refused', error } },
            )
          }
        />
      </AuthPage>
    </Suspense>
  )
}

/** A token that is refused ends the session that there was, too (specification §8); a link or an answer leaves it. */
const refuse = (arrival: Arrival, problem: SignOnProblem): void =>
  refuseSignOn(problem, { endsSession: arrival.kind === 'token' })
