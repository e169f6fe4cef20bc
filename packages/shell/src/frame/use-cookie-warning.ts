import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../lib/ui/toasts.ts'
import { useSession } from '../session/session-store.ts'

/** Says that a session is this page's alone where the browser keeps no cookies: it ends with a reload. */
export function useCookieWarning(): void {
  const { t, ready } = useTranslation('session')
  const isKept = useSession((session) => session.certificateStored)
  useEffect(() => {
    if (ready && !isKept) showToast({ kind: 'warning', text: t('notKept'), seconds: 5 })
  }, [ready, isKept, t])
}
