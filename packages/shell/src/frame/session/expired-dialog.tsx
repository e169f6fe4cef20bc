import { useTranslation } from 'react-i18next'
import { SessionDialog } from '../deferred-render.tsx'
import { UnsavedList } from '../unsaved/unsaved-dialogs.tsx'
import type { NamedTab } from '../unsaved/unsaved-tabs.ts'

interface ExpiredDialogProps {
  readonly unsaved: readonly NamedTab[]
  readonly onSignIn: () => void
}

/** The frame stands without a certificate (specification §4, §8: Token expired dialog). */
export function ExpiredDialog({ unsaved, onSignIn }: ExpiredDialogProps) {
  const { t } = useTranslation('session')
  return (
    <SessionDialog title={t('expired')} okText={t('toSignIn')} onOk={onSignIn}>
      {unsaved.length > 0 && <UnsavedList tabs={unsaved} />}
    </SessionDialog>
  )
}
