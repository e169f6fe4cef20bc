import { useEffect, useState } from 'react'
import { apiOfNobody } from '../../../lib/api/entrance-client.ts'
import { confirmSignIn, type PendingSignIn } from '../../../session/sign-in.ts'
import { CodeForm } from './code-form.tsx'

interface SecondStepFormProps {
  readonly pending: PendingSignIn
  /** Goes on with the certificate that the code is good for. */
  readonly onConfirmed: (certificate: string) => void | Promise<void>
  /** Back to the first step; `error` says why when it isn't the user's wish. */
  readonly onLeave: (error?: unknown) => void
  readonly backText: string
}

/** The second step of a sign-in, wherever it takes place: the code that the first step has sent, or another one. */
export function SecondStepForm({ pending, onConfirmed, onLeave, backText }: SecondStepFormProps) {
  const [maskedPhone, setMaskedPhone] = useState<string>()

  useEffect(() => {
    const { userName } = pending
    if (!userName) return
    const left = new AbortController()
    // The first step doesn't say where its code went. Not to know it is no failure: the form does without.
    apiOfNobody.findUserByQuery({ body: { userName } }, { signal: left.signal }).then(
      ({ data }) => setMaskedPhone(data.maskedPhone),
      () => undefined,
    )
    return () => left.abort()
  }, [pending])

  return (
    <CodeForm
      maskedPhone={maskedPhone}
      calls={{
        verify: async (code, signal) => onConfirmed(await confirmSignIn(pending, code, signal)),
        resend: async (signal) => {
          const { data } = await apiOfNobody.sendVerificationCodeV2(
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
