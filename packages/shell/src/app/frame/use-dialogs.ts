import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../config/runtime-config.ts'

/** Dialogs close by their buttons only (specification §5). */
export const closedByButtonOnly = { mask: { closable: false }, keyboard: false } as const

/** The frame's questions and messages. */
export function useDialogs() {
  const { modal } = App.useApp()
  const { t } = useTranslation('frame')
  const ask = (title: string, okText: string, content?: string) =>
    modal.confirm({ ...closedByButtonOnly, title, content, okText, cancelText: t('cancel') })
  return {
    /** The documented message of specification §8. */
    tellTabLimit: () =>
      void modal.error({
        ...closedByButtonOnly,
        title: t('tabLimitTitle'),
        content: t('tabLimitText', { limit: getConfig().tabLimit }),
        okText: t('close'),
      }),
    /** Resolves with true when the user agrees to lose what was typed. */
    askToDiscard: async () => ask(t('discardTitle'), t('discard'), t('discardText')),
    askToSignOut: async (unsaved: boolean) =>
      ask(t('signOutQuestion'), t('signOut'), unsaved ? t('discardText') : undefined),
  }
}
