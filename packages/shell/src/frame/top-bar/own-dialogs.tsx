import type { Position } from '@portal/protocol/entities/user'
import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { ChangePasswordDialog } from '../../features/change-password/change-password-dialog.tsx'
import { lazyWithRetry } from '../../lib/code-loading/lazy-with-retry.ts'
import type { CommandActions } from '../../lib/feature.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useStableCallbacks } from '../../lib/use-stable-callbacks.ts'
import { useSessionSteps } from '../unsaved/use-session-steps.ts'

/** Which dialog about the user's own account is open. The top bar renders it; other parts of the frame may open it. */
interface OwnDialogs {
  readonly dialog: 'password' | 'position' | undefined
  opened: (dialog: 'password' | 'position') => void
  closed: () => void
}

export const useOwnDialogs = create<OwnDialogs>()((set) => ({
  dialog: undefined,
  opened: (dialog) => set({ dialog }),
  closed: () => set({ dialog: undefined }),
}))

/** What the frame does for commands of features. */
export function useCommandActions(onShowPage: (path: string) => void): CommandActions {
  const steps = useSessionSteps()
  const openDialog = useOwnDialogs((state) => state.opened)
  return useStableCallbacks({
    onShowPage,
    onChangePassword: () => openDialog('password'),
    onSwitchPosition: () => openDialog('position'),
    onSignOut: () => void steps.leave(),
  })
}

const ChangePositionDialog = lazyWithRetry(() =>
  import('../../features/change-position/change-position-dialog.tsx').then(
    (module) => module.ChangePositionDialog,
  ),
)

const PasswordSignsOut = lazyWithRetry(() =>
  import('../unsaved/password-signs-out.tsx').then((module) => module.PasswordSignsOut),
)

/** Renders the open dialog about the user's own account; its code is loaded on demand. */
export function OwnDialogsHost() {
  const steps = useSessionSteps()
  const { dialog, closed: close } = useOwnDialogs()
  // The store outlives the frame.
  useEffect(() => close, [close])

  async function switchPosition(position: Position) {
    if (await steps.switchPosition(position)) close()
  }

  return (
    <RegionBoundary region="dialogs" resetKey={dialog ?? ''}>
      <ChangePasswordDialog open={dialog === 'password'} onClose={close}>
        {dialog === 'password' && <PasswordSignsOut unsaved={steps.unsavedAtSignOut()} />}
      </ChangePasswordDialog>
      {dialog === 'position' && (
        <Suspense fallback={null}>
          <ChangePositionDialog onClose={close} onChoose={(position) => void switchPosition(position)} />
        </Suspense>
      )}
    </RegionBoundary>
  )
}
