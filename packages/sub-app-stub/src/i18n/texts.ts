import { useFormats } from '@portal/page-kit/formats'
import type { PortalLanguage } from '@portal/sub-app-sdk/bridge'
import { usePortalSnapshot } from '@portal/sub-app-sdk/react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import ja from '../locales/ja.json'
import zh from '../locales/zh.json'

/** The English file defines the texts. */
export type Texts = typeof en

/** What a record is called. */
export type Noun = keyof Texts['nouns']

export const texts: Readonly<Record<PortalLanguage, Texts>> = { en, zh, es, ja }

/** The texts in the portal's language. */
export const useTexts = (): Texts => texts[usePortalSnapshot().language]

/** Puts values into the places of a text that are marked `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** The number of rows, with the language's word for counting them. */
export function useTotalText(noun: Noun): (total: number) => string {
  const { list, nouns } = useTexts()
  const { language } = usePortalSnapshot()
  const { quantity } = useFormats()
  const isOne = (total: number) => new Intl.PluralRules(language).select(total) === 'one'
  return (total) =>
    fill(list.total, {
      total: quantity(total),
      noun: isOne(total) ? nouns[noun].countedOne : nouns[noun].counted,
    })
}
