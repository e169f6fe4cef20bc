import { useEffect, useState } from 'react'
import { anonymousApi } from '../../../lib/api/backend.ts'
import { confirmSignIn, type PendingSignIn } from '../../../session/sign-in.ts'
import { CodeForm } from './code-form.tsx'

interface SecondStepFormProps {
  readonly pending: PendingSignIn
  /** Called with the certificate of the new session. */
  readonly onConfirmed: (certificate: string) => void | Promise<void>
  /** Back to the first step; without `error` by the user's choice. */
  readonly onLeave: (error?: unknown) => void
  readonly backText: string
}

/** The second step of a sign-in, on a page or in a dialog. */
export function SecondStepForm({ pending, onConfirmed, onLeave, backText }: SecondStepFormProps) {
  const [maskedPhone, setMaskedPhone] = useState<string>()

  useEffect(() => {
    const { userName } = pending
    if (!userName) return
    const unmounted = new AbortController()
    // The first step doesn't return where the code was sent; if the lookup fails, the form omits it.
    anonymousApi.findUserByQuery({ body: { userName } }, { signal: unmounted.signal }).then(
      ({ data }) => setMaskedPhone(data.maskedPhone),
      () => undefined,
    )
    return () => unmounted.abort()
  }, [pending])

  return (
    <CodeForm
      maskedPhone={maskedPhone}
      calls={{
        verify: async (code, signal) => onConfirmed(await confirmSignIn(pending, code, signal)),
        resend: async (signal) => {
          const { data } = await anonymousApi.sendVerificationCodeV2(
            { body: { token: pending.certificate } },
            { signal },
          )
          setMaskedPhone(data.maskedPhone)
        },
        onStartOver: onLeave,
      }}
      back={{ text: backText, go: () => onLeave() }}
    />
  )
}
