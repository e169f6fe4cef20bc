import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Dialogs, dialogsReady } from '../../lib/ui/dialogs.ts'
import { UnsavedList } from './unsaved-list.tsx'
import type { NamedTab } from './unsaved-tabs.ts'

/** Dialogs close by their buttons only (specification §5). */
export const closedByButtonOnly = { mask: { closable: false }, keyboard: false } as const

/**
 * Where one of the frame's questions stands. What ends the frame takes it away unanswered, and comes with another place
 * for the next ones.
 */
const occupied = new WeakSet<Dialogs['modal']>()

interface Question {
  readonly title: string
  readonly okText: string
  readonly content?: ReactNode
  readonly loses?: boolean
  /** Its reason is gone: it is taken away, as if it had been refused. */
  readonly isOver?: AbortSignal | undefined
}

/** The frame's questions and messages. One question stands at a time: whatever else asks meanwhile is refused. */
export function useDialogs() {
  const { t } = useTranslation('frame')
  const ask = async ({ title, okText, content, loses = false, isOver }: Question): Promise<boolean> => {
    const { modal } = await dialogsReady()
    if (isOver?.aborted || occupied.has(modal)) return false
    occupied.add(modal)
    const dialog = modal.confirm({
      ...closedByButtonOnly,
      title,
      content,
      okText,
      cancelText: t('cancel'),
      // Where something would be lost, Enter keeps it.
      okButtonProps: loses ? { danger: true, type: 'default' } : {},
      focusable: { autoFocusButton: loses ? 'cancel' : 'ok' },
    })
    const takenAway = new Promise<false>((resolve) =>
      isOver?.addEventListener('abort', () => {
        dialog.destroy()
        resolve(false)
      }),
    )
    const agrees = await Promise.race([dialog, takenAway])
    occupied.delete(modal)
    return agrees
  }
  const listOf = (unsaved: readonly NamedTab[]) =>
    unsaved.length > 0 ? <UnsavedList tabs={unsaved} /> : undefined
  return {
    /** Resolves with true when the user agrees to lose what was typed in these tabs. */
    askToDiscard: async (unsaved: readonly NamedTab[], isOver?: AbortSignal) =>
      ask({ title: t('discardTitle'), okText: t('discard'), content: listOf(unsaved), loses: true, isOver }),
    /** Resolves with true when the user goes on although these tabs may no longer fit what is chosen. */
    askToSwitch: async (unsaved: readonly NamedTab[]) =>
      ask({
        title: t('switchTitle'),
        okText: t('switch'),
        content: <UnsavedList tabs={unsaved} lead="unsavedMayGo" />,
      }),
    askToSignOut: async (unsaved: readonly NamedTab[]) =>
      ask({
        title: t('signOutQuestion'),
        okText: t('signOut'),
        content: listOf(unsaved),
        loses: unsaved.length > 0,
      }),
  }
}
