import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { isLeavingByItself } from '../../lib/leave-page.ts'
import { type Dialogs, dialogsReady } from '../../lib/ui/dialogs.ts'
import { useTabTitle } from '../location/tab-titles.ts'
import styles from './unsaved-dialogs.module.css'
import { type NamedTab, type TabFilter, unsavedTabs } from './unsaved-tabs.ts'

interface UnsavedListProps {
  readonly tabs: readonly NamedTab[]
  /** The accessible name of the list. */
  readonly lead?: 'unsavedIn' | 'unsavedMayGo' | 'again.keptUnlessOut'
}

/** Lists the tabs with unsaved input, which would be lost unless `lead` says otherwise. */
export function UnsavedList({ tabs, lead = 'unsavedIn' }: UnsavedListProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <p className={styles.lead}>{t(lead)}</p>
      <ul className={styles.titles}>
        {tabs.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
    </>
  )
}

/** Dialogs close by their buttons only (specification §5). */
export const closedByButtonOnly = { mask: { closable: false }, keyboard: false } as const

/**
 * Container of the frame's questions. The end of the frame removes it unanswered, and comes with another place
 * for the next ones.
 */
const occupied = new WeakSet<Dialogs['modal']>()

interface Question {
  readonly title: string
  readonly okText: string
  readonly cancelText?: string
  readonly content?: ReactNode
  readonly loses?: boolean
  /** Its reason no longer applies: it closes as if refused. */
  readonly isOver?: AbortSignal | undefined
}

/** The frame's questions and messages. One question at a time: others are refused in the meantime. */
export function useDialogs() {
  const { t } = useTranslation('frame')
  const ask = async ({
    title,
    okText,
    cancelText,
    content,
    loses = false,
    isOver,
  }: Question): Promise<boolean> => {
    const { modal } = await dialogsReady()
    if (isOver?.aborted || occupied.has(modal)) return false
    occupied.add(modal)
    const dialog = modal.confirm({
      ...closedByButtonOnly,
      title,
      content,
      okText,
      cancelText: cancelText ?? t('cancel'),
      // Where something would be lost, Enter keeps it.
      okButtonProps: loses ? { danger: true, type: 'default', 'data-portal-answer': 'lose' } : {},
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
      ask({
        title: t('discardTitle'),
        okText: t('discard'),
        cancelText: t('keepEditing'),
        content: listOf(unsaved),
        loses: true,
        isOver,
      }),
    /** Resolves with true when the user continues although these tabs may no longer match the choice. */
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

/** Asks before input is lost; used by every step that may lose it. */
export function useUnsaved() {
  const titleOf = useTabTitle()
  const { askToDiscard, askToSwitch } = useDialogs()
  const unsavedIn = (concern: TabFilter): readonly NamedTab[] =>
    unsavedTabs(useTabs.getState(), concern).map((tab) => ({ key: tab.key, title: titleOf(tab) }))
  const unlessKept =
    (ask: (unsaved: readonly NamedTab[], isOver?: AbortSignal) => Promise<boolean>) =>
    async (concern: TabFilter, isOver?: AbortSignal): Promise<boolean> => {
      const unsaved = unsavedIn(concern)
      return unsaved.length === 0 || ask(unsaved, isOver)
    }
  /** False when the user wants to keep what was typed in one of the tabs that the step concerns. */
  const mayDiscard = unlessKept(askToDiscard)
  /** The same where pages stay and are only notified. */
  const maySwitch = unlessKept(askToSwitch)
  return { unsavedIn, mayDiscard, maySwitch }
}

/** Lets the browser ask before a reload or closing the window discards unsaved input. */
export function useUnsavedWarning(): void {
  const hasUnsaved = useTabs((state) => state.dirty.size > 0)
  useEffect(() => {
    if (!hasUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      // Checked again: the portal may have discarded it, and reloads before this effect ends. Or the user has agreed.
      if (useTabs.getState().dirty.size > 0 && !isLeavingByItself()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved])
}
