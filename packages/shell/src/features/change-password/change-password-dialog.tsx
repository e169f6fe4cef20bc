import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'

export interface ChangePasswordDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Above the fields: the consequences of the change. */
  readonly children?: ReactNode
}

const Form = lazyWithRetry(() =>
  import('./change-password-form.tsx').then((module) => module.ChangePasswordForm),
)

/** The change-password dialog (specification §2, §5), loaded when it is first opened. */
export function ChangePasswordDialog({ open, onClose, children }: ChangePasswordDialogProps) {
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <Form onClose={onClose}>{children}</Form>
    </Suspense>
  )
}
