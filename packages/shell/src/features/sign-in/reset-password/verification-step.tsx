import { anonymousApi } from '../../../lib/api/backend.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { CodeForm } from '../parts/code-form.tsx'

interface VerificationStepProps {
  readonly userName: string
  readonly maskedPhone: string
  readonly onVerified: (ticket: string) => void
  readonly onStartOver: (error?: unknown) => void
}

/** The second step: the code proves that the account is the user's. */
export function VerificationStep({ userName, maskedPhone, onVerified, onStartOver }: VerificationStepProps) {
  const texts = useTexts('reset-password')
  return (
    <CodeForm
      maskedPhone={maskedPhone}
      calls={{
        verify: async (code, signal) => {
          const { data } = await anonymousApi.validateVerificationCode(
            { body: { userName, code } },
            { signal },
          )
          onVerified(data.ticket)
        },
        resend: async (signal) =>
          void (await anonymousApi.sendVerificationCodeV2({ body: { userName } }, { signal })),
        onStartOver,
      }}
      back={{ text: texts.backToAccount, go: () => onStartOver() }}
    />
  )
}
