import type { UserInfo } from '@portal/protocol/entities/user'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { paths } from '../../lib/paths.ts'
import { cookieNames, readCookie } from '../../lib/storage/cookies.ts'
import { showToast } from '../../lib/ui/toasts.ts'
import { onceLoaded, onceVisible } from '../../session/announce-user.ts'
import { sessionController } from '../../session/session-controller.ts'

/** Attaches the mounted frame to its session and checks that on each navigation (specification §4); returns how to hand the window over to another user. */
export function useSessionOfFrame(): (user: UserInfo, certificate: string) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { t } = useTranslation('session')

  const switchUser = (user: UserInfo, certificate: string) => {
    const cookie = readCookie(cookieNames.certificate)
    // Signed out meanwhile, or yet another user: that session must not come back.
    if (cookie !== certificate) return void sessionController.cookieChanged(cookie)
    const text = t('replaced.done', { name: user.userFullName })
    void navigate(paths.dashboard, { replace: true })
    sessionController.switchTo(certificate)
    onceLoaded(() => onceVisible(() => showToast({ kind: 'info', text, seconds: 5 })))
  }

  const switchNow = useEffectEvent(switchUser)
  useEffect(() => {
    const hasUnsaved = () => useTabs.getState().dirty.size > 0
    return sessionController.attachFrame({ hasUnsaved, switchUser: switchNow })
  }, [])
  useEffect(() => void sessionController.checkCookie(), [key])
  useEffect(() => {
    // A check that failed while offline may succeed now.
    const online = () => void sessionController.checkCookie()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
  return switchUser
}
