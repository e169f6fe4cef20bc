import type { UserInfo } from '@portal/protocol/entities/user'
import { cookieNames } from '@portal/protocol/rules/stored-names'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import { paths } from '../../lib/routes.ts'
import { readCookie } from '../../lib/storage/cookies.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { showToast } from '../../lib/ui/toasts.ts'
import { onceLoaded, onceVisible } from '../../session/announce-user.ts'
import { type Interruption, sessionController, useInterruption } from '../../session/session-controller.ts'
import { useSession } from '../../session/session-store.ts'
import { SessionDialog } from '../deferred-render.tsx'
import styles from '../frame.module.css'
import { UnsavedList, useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { type NamedTab, tabFilters } from '../unsaved/unsaved-tabs.ts'
import { SignInAgainFailed } from './sign-in-again-failed.tsx'

/** Attaches the mounted frame to its session and checks that on each navigation (specification §4); returns how to hand the window over to another user. */
function useSessionOfFrame(): (user: UserInfo, certificate: string) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { t } = useTranslation('session')

  const switchUser = (user: UserInfo, certificate: string) => {
    const cookie = readCookie(cookieNames.certificate)
    // Signed out in the meantime, or yet another user: that session must not be restored.
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

/** Milliseconds until waiting is shown: most answers are there sooner. */
const patienceMs = 1_000

interface CheckingDialogProps {
  readonly failures: number
  readonly onSignOut: () => void
}

/** While the session's owner is being looked up, or can't be: nothing continues, but the user can sign out. */
function CheckingDialog({ failures, onSignOut }: CheckingDialogProps) {
  const { t } = useTranslation('session')
  const [isLong, setLong] = useState(false)
  /** The number of failures when the user last retried. */
  const [triedAt, setTriedAt] = useState(0)
  useEffect(() => {
    const patience = setTimeout(() => setLong(true), patienceMs)
    return () => clearTimeout(patience)
  }, [])
  if (!isLong && failures === 0) return null
  return (
    <SessionDialog
      title={failures === 0 ? t('checking.title') : t('checking.failedTitle')}
      okText={t('checking.retry')}
      busy={failures === triedAt}
      onOk={() => {
        setTriedAt(failures)
        void sessionController.checkCookie()
      }}
      other={{ text: t('checking.signOut'), go: onSignOut }}
    >
      <p className={styles.dialogText}>{t('checking.text')}</p>
    </SessionDialog>
  )
}

interface ExpiredDialogProps {
  readonly unsaved: readonly NamedTab[]
  readonly onSignIn: () => void
}

/** The certificate is gone (specification §4, §8: Token expired dialog). */
function ExpiredDialog({ unsaved, onSignIn }: ExpiredDialogProps) {
  const { t } = useTranslation('session')
  return (
    <SessionDialog title={t('expired')} okText={t('toSignIn')} onOk={onSignIn}>
      {unsaved.length > 0 && <UnsavedList tabs={unsaved} />}
    </SessionDialog>
  )
}

interface ReplacedDialogProps {
  readonly by: UserInfo
  readonly unsaved: readonly NamedTab[]
  readonly onGoOn: () => void
  /** Absent where the installation does not allow signing in again in place. */
  readonly onSignInAgain?: (() => void) | undefined
}

/**
 * Another user has signed in in another window: this one must not act under the old name. Its own user keeps the unsaved
 * input by signing in again: another person may sit here now.
 */
function ReplacedDialog({ by, unsaved, onGoOn, onSignInAgain }: ReplacedDialogProps) {
  const { t } = useTranslation('session')
  const former = useSession((session) => session.user?.userFullName)
  const name = by.userFullName
  const goOn = { text: t('replaced.go', { name }), go: onGoOn }
  const ways = onSignInAgain
    ? { okText: t('replaced.back', { former }), onOk: onSignInAgain, other: goOn }
    : { okText: goOn.text, onOk: onGoOn }
  return (
    <SessionDialog title={t('replaced.title', { name })} {...ways}>
      <p className={styles.dialogText}>
        {t(onSignInAgain ? 'replaced.textBack' : 'replaced.text', { name, former })}
      </p>
      <UnsavedList tabs={unsaved} />
    </SessionDialog>
  )
}

const loadSignInAgain = () => import('../../features/sign-in/sign-in-again/sign-in-again-dialog.tsx')
const SignInAgainDialog = lazyWithRetry(() => loadSignInAgain().then((module) => module.SignInAgainDialog))

/** The dialogs over the frame while its session is interrupted. */
export function SessionDialogs() {
  const switchUser = useSessionOfFrame()
  const interruption = useInterruption((state) => state.current)
  const hasUnsaved = useTabs((state) => state.dirty.size > 0)

  // It may be needed when nothing can be loaded any more; a failure shows when it really is.
  useEffect(() => {
    if (hasUnsaved) loadSignInAgain().catch(() => undefined)
  }, [hasUnsaved])

  return interruption && <SessionDialogOf {...{ interruption, switchUser }} />
}

interface SessionDialogOfProps {
  readonly interruption: Interruption
  readonly switchUser: ReturnType<typeof useSessionOfFrame>
}

/** Dialogs may follow one another before the session continues: the focus is restored once, after the last. */
function SessionDialogOf({ interruption, switchUser }: SessionDialogOfProps) {
  useFocusReturn()
  const { unsavedIn } = useUnsaved()

  switch (interruption.kind) {
    case 'checking':
      return <CheckingDialog failures={interruption.failures} onSignOut={() => sessionController.signOut()} />
    case 'expired':
      // The sign-in leads back to this address.
      return (
        <ExpiredDialog unsaved={unsavedIn(tabFilters.everyTab)} onSignIn={() => sessionController.end({})} />
      )
    case 'replaced': {
      const { by, certificate } = interruption
      const mayReturn = getConfig().reloginInPlace ?? true
      return (
        <ReplacedDialog
          by={by}
          unsaved={unsavedIn(tabFilters.everyTab)}
          onGoOn={() => switchUser(by, certificate)}
          onSignInAgain={
            mayReturn ? () => void sessionController.interrupt({ kind: 'signInAgain' }) : undefined
          }
        />
      )
    }
    case 'signInAgain': {
      const ends = { unsaved: unsavedIn(tabFilters.everyTab), onSignOut: () => sessionController.signOut() }
      return (
        <RegionBoundary
          region="sign-in again"
          isOnlyWay
          around={(failure) => <SignInAgainFailed {...ends}>{failure}</SignInAgainFailed>}
        >
          <Suspense fallback={null}>
            <SignInAgainDialog {...ends} />
          </Suspense>
        </RegionBoundary>
      )
    }
  }
}
