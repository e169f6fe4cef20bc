import { Suspense, useEffect } from 'react'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { late } from '../../lib/code-loading/lazy-with-retry.ts'
import { useFocusReturn } from '../../lib/focus/use-focus-return.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { type Interruption, sessionController, useInterruption } from '../../session/session-controller.ts'
import { useUnsaved } from '../unsaved/unsaved-dialogs.tsx'
import { concerns } from '../unsaved/unsaved-tabs.ts'
import { CheckingDialog } from './checking-dialog.tsx'
import { ExpiredDialog } from './expired-dialog.tsx'
import { ReplacedDialog } from './replaced-dialog.tsx'
import { SignInAgainFailed } from './sign-in-again-failed.tsx'
import { useSessionOfFrame } from './use-session-of-frame.ts'

const loadSignInAgain = () => import('../../features/sign-in/sign-in-again/sign-in-again-dialog.tsx')
const SignInAgainDialog = late(() => loadSignInAgain().then((module) => module.SignInAgainDialog))

/** What stands over the frame while its session stands still. */
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

/** One dialog may follow another before the session goes on: the focus is given back once, after the last. */
function SessionDialogOf({ interruption, switchUser }: SessionDialogOfProps) {
  useFocusReturn()
  const { unsavedIn } = useUnsaved()

  switch (interruption.kind) {
    case 'checking':
      return <CheckingDialog failures={interruption.failures} onSignOut={() => sessionController.signOut()} />
    case 'expired':
      // The sign-in leads back to this address.
      return (
        <ExpiredDialog unsaved={unsavedIn(concerns.everyTab)} onSignIn={() => sessionController.end({})} />
      )
    case 'replaced': {
      const { by, certificate } = interruption
      return (
        <ReplacedDialog
          by={by}
          unsaved={unsavedIn(concerns.everyTab)}
          onGoOn={() => switchUser(by, certificate)}
        />
      )
    }
    case 'signInAgain': {
      const ends = { unsaved: unsavedIn(concerns.everyTab), onSignOut: () => sessionController.signOut() }
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
