import { type ComponentType, lazy, Suspense, startTransition, useState } from 'react'
import { lazyWithRetry } from '../../../lib/code-loading/lazy-with-retry.ts'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { useTexts, withTexts } from '../../../lib/i18n/use-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../session/session-store.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import { AuthHeading, AuthPage } from '../parts/auth-page.tsx'
import form from '../parts/form.module.css'
import { useCarriedUserName } from '../parts/screen-links.ts'
import { LoginForm } from './login-form.tsx'

/** With its texts: the step itself can't report that they failed to load. */
const loadSecondStep = () => withTexts('verification', import('../second-step/second-step.tsx'))
const SecondStep = lazy(() => loadSecondStep().then((module) => ({ default: module.SecondStep })))
const PhoneSignIn = lazyWithRetry(() =>
  withTexts('verification', import('../phone/phone-sign-in.tsx')).then((module) => module.PhoneSignIn),
)
const SignOnButton = lazy(() =>
  import('../sign-on/sign-on-button.tsx').then((module) => ({ default: module.SignOnButton })),
)

interface LoginPageProps {
  /** The frame will be needed soon. */
  readonly onTyping: () => void
  /** A sign-in option above the form, where the installation has one. */
  readonly People?: ComponentType<WayIn> | undefined
}

/** `/login` (specification §2). */
export function LoginPage({ onTyping, People }: LoginPageProps) {
  const [pending, setPending] = useState<PendingSignIn>()
  const prefetch = () => {
    loadSecondStep().catch(() => undefined)
    onTyping()
  }
  const [cancelled, setCancelled] = useState<FirstStepProps['cancelled']>()

  const [byPhone, setByPhone] = useState(false)
  const switchWay = (toPhone: boolean) => startTransition(() => setByPhone(toPhone))

  const showSecondStep = (next: PendingSignIn) => startTransition(() => setPending(next))

  return (
    <AuthPage>
      <Suspense>
        {pending ? (
          <SecondStep
            pending={pending}
            onConfirmed={useSession.getState().signedIn}
            onLeave={(error: unknown = null) => {
              setCancelled({ userName: pending.userName, error })
              setPending(undefined)
            }}
          />
        ) : byPhone ? (
          <PhoneSignIn onTyping={prefetch} onPending={showSecondStep} onLeave={() => switchWay(false)} />
        ) : (
          <FirstStep
            cancelled={cancelled}
            onTyping={prefetch}
            loadSecondStep={loadSecondStep}
            onPending={showSecondStep}
            onPhone={() => switchWay(true)}
            People={People}
          />
        )}
      </Suspense>
    </AuthPage>
  )
}

/** What every sign-in does. */
export interface WayIn {
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

interface FirstStepProps extends WayIn {
  /** Set when the user comes back from the second step. */
  readonly cancelled: { readonly userName: string | undefined; readonly error: unknown } | undefined
  readonly onPhone: () => void
  readonly People: ComponentType<WayIn> | undefined
}

function FirstStep({ cancelled, onPhone, People, ...events }: FirstStepProps) {
  const texts = useTexts('login')
  usePageTitle(texts.title)
  const lastSignOut = useSession((session) => session.lastSignOut)
  const carriedName = useCarriedUserName()
  const { signOn, phoneSignIn } = getConfig()
  return (
    <>
      <AuthHeading heading={texts.heading} lead={texts.lead} />
      {People && <People {...events} />}
      <LoginForm
        userName={cancelled?.userName ?? carriedName ?? lastSignOut?.userName}
        initialError={cancelled?.error ?? null}
        isFirst={!People}
        {...events}
      />
      {phoneSignIn && (
        <button type="button" className={form.way} onClick={onPhone}>
          {texts.byPhone}
        </button>
      )}
      {signOn && (
        <Suspense>
          <SignOnButton provider={signOn} />
        </Suspense>
      )}
    </>
  )
}
