import type { SystemMenu } from '@portal/protocol/entities/menu'
import type { Notice } from '@portal/protocol/entities/notice'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useTabs } from '../../features/tabs/tab-store.ts'
import { getConfig } from '../../lib/config/runtime-config.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { useOfNotices } from '../../session/queries.ts'
import { ownPageOf } from './own-pages.ts'
import { permittingPage } from './page-permission.ts'
import { parseSubAppAddress } from './sub-app-address.ts'

/** Titles of the notices that are open as tabs, by their messages: those that come and go beside them don't matter here. */
function useNoticeTitles() {
  const open = useTabs(({ tabs }) => tabs.flatMap(({ url }) => ownPageOf(url)?.insMessId ?? []).join(' '))
  return useOfNotices(
    useCallback(
      (notices: readonly Notice[]) => {
        const shown = new Set(open.split(' '))
        const titles = notices.map(({ insMessId, title }) => [String(insMessId), title] as const)
        return Object.fromEntries(titles.filter(([insMessId]) => shown.has(insMessId)))
      },
      [open],
    ),
  )
}

/**
 * Titles of tabs in the language of the moment. A page of the portal's own goes by its name, a notice by its title. A sub-app's page that has not named itself in it yet, because it
 * sleeps or is still at it, goes by its name in the menus.
 */
export function useTabTitle(systems: readonly SystemMenu[]): (tab: Tab) => string {
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
  const titles = useNoticeTitles()
  return useCallback(
    (tab: Tab) => {
      if (tab.affixed) return t('home')
      const own = ownPageOf(tab.url)
      if (own) return (own.insMessId !== undefined && titles?.[own.insMessId]) || t(own.name)
      if (tab.titleLanguage === language) return tab.title
      const page = parseSubAppAddress(getConfig().childRoot, tab.url)
      return (page && permittingPage(systems, page)?.item.menuName) ?? tab.title
    },
    [t, language, titles, systems],
  )
}
