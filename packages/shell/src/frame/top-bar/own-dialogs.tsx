import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Position } from '@portal/protocol/entities/user'
import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { ChangePasswordDialog } from '../../features/change-password/change-password-dialog.tsx'
import { late } from '../../lib/code-loading/late.ts'
import { RegionBoundary } from '../../lib/ui/region-boundary.tsx'
import { useSessionSteps } from '../session/use-session-steps.ts'

/** The dialogs about the user's own matters; the top bar shows them, whoever asks for one. */
interface OwnDialogs {
  readonly open: 'password' | 'position' | undefined
  asked: (dialog: 'password' | 'position') => void
  closed: () => void
}

export const useOwnDialogs = create<OwnDialogs>()((set) => ({
  open: undefined,
  asked: (dialog) => set({ open: dialog }),
  closed: () => set({ open: undefined }),
}))

const ChangePositionDialog = late(() =>
  import('../../features/change-position/change-position-dialog.tsx').then(
    (module) => module.ChangePositionDialog,
  ),
)

const PasswordSignsOut = late(() =>
  import('../session/password-signs-out.tsx').then((module) => module.PasswordSignsOut),
)

/** Shows whichever dialog about the user's own matters is asked for; each comes when it is. */
export function OwnDialogsHost({ systems }: { systems: readonly SystemMenu[] }) {
  const steps = useSessionSteps(systems)
  const { open: dialog, closed: close } = useOwnDialogs()
  // A dialog ends with the frame that it belongs to.
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
