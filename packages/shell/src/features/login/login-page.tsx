import { lazy, Suspense } from 'react'
import { getConfig } from '../../config/runtime-config.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { usePageTitle } from '../../page-title.ts'
import { LoginForm } from './login-form.tsx'
import { LoginLayout } from './login-layout.tsx'

const SignOnButton = lazy(() =>
  import('./sign-on/sign-on-button.tsx').then((module) => ({ default: module.SignOnButton })),
)

/** `/login` (specification §2). `onTyping` tells that the frame will be needed soon. */
export function LoginPage({ onTyping }: { onTyping: () => void }) {
  const texts = useTexts('login')
  const { signOn } = getConfig()
  usePageTitle(texts.title)
  return (
    <LoginLayout heading={texts.heading} lead={texts.lead}>
      <LoginForm onTyping={onTyping} />
      {signOn && (
        <Suspense>
          <SignOnButton provider={signOn} />
        </Suspense>
      )}
    </LoginLayout>
  )
}
