import { useEffect, useState } from 'react'
import { apiOfNobody } from '../../../api/client.ts'
import { CodeForm } from '../../../entrance/code-form.tsx'
import { EntranceHeading } from '../../../entrance/entrance-page.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { usePageTitle } from '../../../page-title.ts'
import { confirmSignIn, type PendingSignIn } from '../../../session/sign-in.ts'

interface SecondStepProps {
  readonly pending: PendingSignIn
  /** Goes on with the certificate of the session. */
  readonly onConfirmed: (certificate: string) => void | Promise<void>
  /** Back to user name and password; `error` says why when it isn't the user's wish. */
  readonly onLeave: (error?: unknown) => void
}

/** Two-factor sign-in: the code that the first step has sent makes the session (specification §4). */
export function SecondStep({ pending, onConfirmed, onLeave }: SecondStepProps) {
  const texts = useTexts('verification')
  usePageTitle(texts.secondStep)
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
    <>
      <EntranceHeading heading={texts.secondStep} lead={texts.secondStepLead} />
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
        back={{ text: texts.backToSignIn, go: () => onLeave() }}
      />
    </>
  )
}
