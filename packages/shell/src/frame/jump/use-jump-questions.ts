import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { dialogsReady } from '../../lib/ui/dialogs.ts'
import { failureText } from '../../lib/ui/failure-text.ts'
import { closedByButtonOnly } from '../unsaved/unsaved-dialogs.tsx'
import type { BetterResponsibility } from './find-elsewhere.ts'

interface Question {
  readonly title: string
  readonly content: string
  readonly okText: string
}

/** What a jump asks; each resolves with true when the user agrees. No question outlives the jump. */
export function useJumpQuestions() {
  const { t } = useTranslation('jump')
  const isThere = useRef(false)
  const open = useRef<{ destroy: () => void }>(undefined)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      open.current?.destroy()
    }
  }, [])

  const ask = async (question: Question): Promise<boolean> => {
    const { modal } = await dialogsReady()
    if (!isThere.current) return false
    const dialog = modal.confirm({ ...closedByButtonOnly, ...question, cancelText: t('stay') })
    open.current = dialog
    return dialog
  }
  return {
    selectDepartment: (page: string, department: string) =>
      ask({
        title: t('elsewhereTitle'),
        content: t('elsewhereText', { page, department }),
        okText: t('switch'),
      }),
    switchResponsibility: (page: string, { acting, better }: BetterResponsibility) =>
      ask({
        title: t('responsibilityTitle'),
        content: t('responsibilityText', {
          page,
          needed: better.responsibilityName,
          acting: acting.responsibilityName,
        }),
        okText: t('switchResponsibility'),
      }),
    tryAgain: async (error: unknown) => {
      const texts = await loadTexts(useLanguage.getState().language, 'errors')
      const content = t('failedText', { failure: failureText(error, texts) })
      return ask({ title: t('failedTitle'), content, okText: t('tryAgain') })
    },
  }
}
