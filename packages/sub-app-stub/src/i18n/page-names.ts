import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import en from '../locales/pages/en.json'
import es from '../locales/pages/es.json'
import ja from '../locales/pages/ja.json'
import zh from '../locales/pages/zh.json'

type PageNames = Readonly<Record<SpecifiedSubApp, Readonly<Record<string, string>>>>

/** The name of each page by its path, which is the path of its menu item. */
export const pageNames: Readonly<Record<PortalLanguage, PageNames>> = { en, zh, es, ja }

export const pagePaths = (identity: SpecifiedSubApp): readonly string[] => Object.keys(en[identity])

/** A page's name in the portal's language. */
export function usePageName(identity: SpecifiedSubApp, path: string): string {
  const { language } = usePortalSnapshot()
  return pageNames[language][identity][path] ?? path
}
