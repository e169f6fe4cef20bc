import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useTranslation } from 'react-i18next'
import { getConfig } from '../../config/runtime-config.ts'
import { useLanguage } from '../../i18n/language-store.ts'
import { parseSubAppAddress } from '../sub-app-address.ts'
import { permittingPage } from './page-permission.ts'

/**
 * Titles of tabs in the language of the moment. A sub-app's page that has not named itself in it yet, because it
 * sleeps or is still at it, goes by its name in the menus.
 */
export function useTabTitle(systems: readonly SystemMenu[]): (tab: Tab) => string {
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
  return (tab) => {
    if (tab.affixed) return t('home')
    if (tab.titleLanguage === language) return tab.title
    const page = parseSubAppAddress(getConfig().childRoot, tab.url)
    return (page && permittingPage(systems, page)?.item.menuName) ?? tab.title
  }
}
