import type { UserInfo } from '@portal/protocol/entities/user'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { cookieNames } from '../../lib/storage/cookie-names.ts'
import { readCookie } from '../../lib/storage/cookies.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { onceLoaded } from '../../session/once-loaded.ts'
import { onceVisible } from '../../session/once-visible.ts'
import { checkCookie, currentKeeper, sessionKeptBy } from '../../session/session-keeper.ts'
import { startAgain } from '../../session/start-again.ts'
import { frameSessionKeeper } from './frame-session-keeper.ts'

/** Keeps the session while the frame stands, looks after it on each navigation (specification §4); answers how to give it to another user. */
export function useSessionKeeper(): (user: UserInfo, certificate: string) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { t } = useTranslation('session')

  const startAgainAs = (user: UserInfo, certificate: string) => {
    const cookie = readCookie(cookieNames.certificate)
    // Signed out again meanwhile, or somebody else still: that session must not come back.
    if (cookie !== certificate) return void currentKeeper()?.cookieChanged(cookie)
    const text = t('replaced.done', { name: user.userFullName })
    void navigate(paths.dashboard, { replace: true })
    startAgain(certificate)
    onceLoaded(() => onceVisible(() => showToast({ kind: 'info', text, seconds: 5 })))
  }

  const giveOver = useEffectEvent(startAgainAs)
  useEffect(() => sessionKeptBy(frameSessionKeeper(giveOver)), [])
  useEffect(() => void checkCookie(), [key])
  useEffect(() => {
    // What could not be asked may be now.
    const online = () => void checkCookie()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return startAgainAs
}
