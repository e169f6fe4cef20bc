import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { isLoadFailure, isOutdated } from '../code-loading/lazy-with-retry.ts'
import { UnsavedInputContext } from './region-boundary.tsx'
import { showToast } from './toasts.ts'

/**
 * Reports that something could not be opened. After a new deployment only a reload helps; it waits for unsaved input,
 * as for a failed region.
 */
export function useOpenFailureToast(): (error: unknown) => Promise<void> {
  const { t } = useTranslation('tools')
  const hasUnsaved = use(UnsavedInputContext)
  return async (error) => {
    const isStale = isLoadFailure(error) && (await isOutdated())
    if (!isStale) showToast({ kind: 'error', text: t('panelFailed'), seconds: 5 })
    else if (hasUnsaved) showToast({ kind: 'warning', text: t('outdatedUnsaved'), seconds: 5 })
    else {
      const action = { label: t('reload'), run: () => window.location.reload() }
      showToast({ kind: 'warning', text: t('outdatedHint'), seconds: 5, action })
    }
  }
}
