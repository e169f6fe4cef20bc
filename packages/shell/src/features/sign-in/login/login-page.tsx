import { lazy, Suspense, startTransition, useState } from 'react'
import { getConfig } from '../../../lib/config/runtime-config.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { withTexts } from '../../../lib/i18n/with-texts.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useSession } from '../../../session/session-store.ts'
import type { PendingSignIn } from '../../../session/sign-in.ts'
import { EntranceHeading, EntrancePage } from '../parts/entrance-page.tsx'
import { useTypedName } from '../parts/typed-name.ts'
import { LoginForm } from './login-form.tsx'

/** With its texts: once it is drawn the step can't say that they did not come. */
const loadSecondStep = () => withTexts('verification', import('../second-step/second-step-here.tsx'))
const SecondStep = lazy(() => loadSecondStep().then((module) => ({ default: module.SecondStepHere })))
const SignOnButton = lazy(() =>
  import('../sign-on/sign-on-button.tsx').then((module) => ({ default: module.SignOnButton })),
)

/** `/login` (specification §2). `onTyping` tells that the frame will be needed soon. */
export function LoginPage({ onTyping }: { onTyping: () => void }) {
  const [pending, setPending] = useState<PendingSignIn>()
  const prefetch = () => {
    loadSecondStep().catch(() => undefined)
    onTyping()
  }
  const [left, setLeft] = useState<FirstStepProps['left']>()

  const showSecondStep = (next: PendingSignIn) => startTransition(() => setPending(next))

  return (
    <EntrancePage>
      <Suspense>
        {pending ? (
          <SecondStep
            pending={pending}
            onConfirmed={useSession.getState().signedIn}
            onLeave={(error: unknown = null) => {
              setLeft({ userName: pending.userName, error })
              setPending(undefined)
            }}
          />
        ) : (
          <FirstStep
            left={left}
            onTyping={prefetch}
            loadSecondStep={loadSecondStep}
            onPending={showSecondStep}
          />
        )}
      </Suspense>
    </EntrancePage>
  )
}

interface FirstStepProps {
  /** The second step that led back here. */
  readonly left: { readonly userName: string | undefined; readonly error: unknown } | undefined
  readonly onTyping: () => void
  readonly loadSecondStep: () => Promise<unknown>
  readonly onPending: (pending: PendingSignIn) => void
}

function FirstStep({ left, ...events }: FirstStepProps) {
  const texts = useTexts('login')
  usePageTitle(texts.title)
  const farewell = useSession((session) => session.farewell)
  const typedName = useTypedName()
  const { signOn } = getConfig()
  return (
    <>
      <EntranceHeading heading={texts.heading} lead={texts.lead} />
      <LoginForm
        userName={left?.userName ?? typedName ?? farewell?.userName}
        earlier={left?.error ?? null}
        {...events}
      />
      {signOn && (
        <Suspense>
          <SignOnButton provider={signOn} />
        </Suspense>
      )}
    </>
  )
}
