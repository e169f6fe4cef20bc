import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogsReady } from '../../feedback/dialogs.ts'
import { UnsavedList } from './unsaved-list.tsx'
import type { NamedTab } from './unsaved-tabs.ts'

/** Dialogs close by their buttons only (specification §5). */
export const closedByButtonOnly = { mask: { closable: false }, keyboard: false } as const

/** The frame's questions and messages. */
export function useDialogs() {
  const { t } = useTranslation('frame')
  const ask = async (title: string, okText: string, content?: ReactNode, loses = false): Promise<boolean> => {
    const { modal } = await dialogsReady()
    return modal.confirm({
      ...closedByButtonOnly,
      title,
      content,
      okText,
      cancelText: t('cancel'),
      // Where something would be lost, Enter keeps it.
      okButtonProps: loses ? { danger: true, type: 'default' } : {},
      focusable: { autoFocusButton: loses ? 'cancel' : 'ok' },
    })
  }
  const listOf = (unsaved: readonly NamedTab[]) =>
    unsaved.length > 0 ? <UnsavedList tabs={unsaved} /> : undefined
  return {
    /** Resolves with true when the user agrees to lose what was typed in these tabs. */
    askToDiscard: async (unsaved: readonly NamedTab[]) =>
      ask(t('discardTitle'), t('discard'), listOf(unsaved), true),
    /** Resolves with true when the user goes on although these tabs may no longer fit what is chosen. */
    askToSwitch: async (unsaved: readonly NamedTab[]) =>
      ask(t('switchTitle'), t('switch'), <UnsavedList tabs={unsaved} lead="unsavedMayGo" />),
    askToSignOut: async (unsaved: readonly NamedTab[]) =>
      ask(t('signOutQuestion'), t('signOut'), listOf(unsaved), unsaved.length > 0),
  }
}
