import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { AuthPage } from '../features/sign-in/parts/auth-page.tsx'
import {
  continueWithCertificate,
  finishSignOn,
  refusalOf,
  type SignOnOutcome,
} from '../features/sign-in/sign-on/finish-sign-on.ts'
import {
  OtherUserScreen,
  SignOnScreen,
  UnansweredScreen,
} from '../features/sign-in/sign-on/sign-on-screens.tsx'
import { type Arrival, arrivals } from '../lib/arrival/arrival.ts'
import { lazyWithRetry } from '../lib/code-loading/lazy-with-retry.ts'
import { withTexts } from '../lib/i18n/use-texts.ts'
import { paths } from '../lib/routes.ts'
import { switchUser } from '../session/adopt-certificate.ts'
import { prefetchFrame } from './entry.tsx'
import { refuseSignOn } from './sign-on-refusal.ts'

const SecondStep = lazyWithRetry(() =>
  withTexts('verification', import('../features/sign-in/second-step/second-step.tsx')).then(
    (module) => module.SecondStep,
  ),
)

const waitsForUser = ({ kind }: SignOnOutcome): boolean =>
  kind === 'secondStep' || kind === 'unanswered' || kind === 'otherUser'

/** Handles an arrival before anything else is shown; the guard continues from the address it leads to. */
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
    // An external sign-on continues where it began: the sign-in page knows the requested address.
    if (pathname === paths.authRedirect) {
      void navigate(paths.login + (outcome.search ?? ''), { replace: true })
      return
    }
    if (waitsForUser(outcome)) return
    // The sign-in page leads to where the jump was to go (specification §8).
    const returnTo = arrival.kind === 'token' ? paths.dashboard : undefined
    if (outcome.kind === 'problem') refuseSignOn(outcome.problem, returnTo)
    arrivals.settled()
  }, [outcome, pathname, navigate, arrival])

  const underWay = <SignOnScreen handedOver={outcome?.kind === 'handedOver'} />
  if (outcome?.kind === 'unanswered') {
    const retry = () => {
      setOutcome(undefined)
      void outcome.retry().then(setOutcome)
    }
    return <UnansweredScreen problem={outcome.problem} onRetry={retry} onCancel={arrivals.settled} />
  }
  if (outcome?.kind === 'otherUser') {
    const { kind: _kind, other, ...rest } = outcome
    return (
      <OtherUserScreen
        other={other}
        onContinue={() => setOutcome({ ...rest, kind: 'left' })}
        onSwitch={() => {
          switchUser(other.certificate)
          setOutcome({ ...rest, kind: 'signedOn' })
        }}
      />
    )
  }
  if (outcome?.kind !== 'secondStep') return underWay
  const { pending, ...rest } = outcome
  return (
    <Suspense fallback={underWay}>
      <AuthPage>
        <SecondStep
          pending={pending}
          onConfirmed={async (certificate) => {
            setOutcome({ ...rest, ...(await continueWithCertificate(certificate, refusalOf(arrival))) })
          }}
          onLeave={(error) =>
            setOutcome(
              error === undefined
                ? { ...rest, kind: 'left' }
                : { ...rest, kind: 'problem', problem: { reason: refusalOf(arrival), error } },
            )
          }
        />
      </AuthPage>
    </Suspense>
  )
}
