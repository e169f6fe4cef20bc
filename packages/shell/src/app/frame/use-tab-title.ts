import type { Tab } from '@portal/protocol/rules/tabs'
import { useTranslation } from 'react-i18next'

/** Titles of tabs in the language of the moment: pages of the portal are translated, others name themselves. */
export function useTabTitle(): (tab: Tab) => string {
  const { t } = useTranslation('frame')
  return (tab) => (tab.affixed ? t('home') : tab.title)
}
