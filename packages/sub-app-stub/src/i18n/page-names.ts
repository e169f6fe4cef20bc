import type { SpecifiedSubApp } from '@portal/protocol/systems'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import { useIdentity } from '../identity.ts'
import en from '../locales/pages/en.json'
import es from '../locales/pages/es.json'
import ja from '../locales/pages/ja.json'
import zh from '../locales/pages/zh.json'
import { fill, useTexts } from './texts.ts'

type PageNames = Readonly<Record<SpecifiedSubApp, Readonly<Record<string, string>>>>

/** The name of each page by its path, which is the path of its menu item. */
export const pageNames: Readonly<Record<PortalLanguage, PageNames>> = { en, zh, es, ja }

export const pagePaths = (identity: SpecifiedSubApp): readonly string[] => Object.keys(en[identity])

/** The names of pages in the portal's language. */
export function usePageNames() {
  const { form } = useTexts()
  const names = pageNames[usePortalSnapshot().language][useIdentity()]
  const nameOf = (path: string) => names[path] ?? path
  return {
    nameOf,
    /** The name of a form: its menu item's, or that of the list above it. */
    formName: (path: string, list: string): string => names[path] ?? fill(form.newIn, { name: nameOf(list) }),
  }
}

export const usePageName = (path: string): string => usePageNames().nameOf(path)
