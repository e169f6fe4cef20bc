import type { Notice } from '@portal/protocol/entities/notice'
import type { Tab } from '@portal/protocol/rules/tabs'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { TabSystem } from '../../features/tabs/tab-item.tsx'
import { everyLanguage, useTabs } from '../../features/tabs/tab-store.ts'
import { useLanguage } from '../../lib/i18n/language-store.ts'
import { findSystem } from '../../menu/menu-tree.ts'
import { systemColor } from '../../menu/system-mark.tsx'
import { useOfNotices } from '../../session/queries.ts'
import { useSystems } from '../frame-data.tsx'
import { locate, ownPageAt } from './portal-location.ts'
import { recordOf } from './record-of-address.ts'

/**
 * Titles of the notices that are open as tabs, by their messages; changes of other notices don't matter here. The tabs
 * keep them, since a notice may leave the list.
 */
function useNoticeTitles() {
  const open = useTabs(({ tabs }) => tabs.flatMap(({ url }) => ownPageAt(url)?.insMessId ?? []).join(' '))
  const titles = useOfNotices(
    useCallback(
      (notices: readonly Notice[]) => {
        const openIds = new Set(open.split(' '))
        const titles = notices.map(({ insMessId, title }) => [String(insMessId), title] as const)
        return Object.fromEntries(titles.filter(([insMessId]) => openIds.has(insMessId)))
      },
      [open],
    ),
  )
  useEffect(() => {
    const { tabs, renamed } = useTabs.getState()
    for (const { key, url, title } of tabs) {
      const known = titles?.[ownPageAt(url)?.insMessId ?? '']
      if (known && known !== title) renamed(key, known)
    }
  }, [titles])
  return titles
}

/**
 * Titles of tabs: what a page has set, a notice's title, else the name in the menus in the current language.
 */
export function useTabTitle(): (tab: Tab) => string {
  const systems = useSystems()
  const { t } = useTranslation('frame')
  const language = useLanguage((state) => state.language)
  const noticeTitles = useNoticeTitles()
  return useCallback(
    (tab: Tab) => {
      if (tab.affixed) return t('home')
      const location = locate(systems, tab.url)
      if (location.kind === 'own-page') {
        const { insMessId, name } = location.page
        return (insMessId !== undefined && (noticeTitles?.[insMessId] || tab.title)) || t(name)
      }
      if ([language, everyLanguage].includes(tab.titleLanguage ?? '') || location.kind !== 'sub-app')
        return tab.title
      return location.permittedBy?.item.menuName ?? tab.title
    },
    [t, language, noticeTitles, systems],
  )
}

/** What distinguishes tabs with the same title: the system of a page, and the record that it shows. */
export function useTabMarks(): (tab: Tab) => readonly string[] {
  const systems = useSystems()
  return useCallback(
    ({ url }: Tab) => {
      const location = locate(systems, url)
      const system = location.kind === 'sub-app' ? findSystem(systems, location.systemCode) : undefined
      const record = location.kind === 'own-page' ? (location.page.insMessId ?? '') : recordOf(url)
      return [system?.systemName ?? '', record]
    },
    [systems],
  )
}

/** The system of a sub-app's tab, with its colour; undefined for pages of the portal. */
export function useTabSystem(): (tab: Tab) => TabSystem | undefined {
  const systems = useSystems()
  return useCallback(
    ({ url }: Tab) => {
      const location = locate(systems, url)
      if (location.kind !== 'sub-app') return undefined
      const system = findSystem(systems, location.systemCode)
      const color = systemColor(systems, location.systemCode)
      return system && color !== undefined ? { name: system.systemName, color } : undefined
    },
    [systems],
  )
}
