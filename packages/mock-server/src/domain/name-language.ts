import { readFileSync } from 'node:fs'
import { isLanguage, type Language } from '@portal/protocol/languages'
import type { FastifyRequest } from 'fastify'

/** Anything with a Chinese name and an optional English one, which may be translated further. */
export interface Named {
  readonly name: string
  readonly nameEn?: string | null
}

/** Picks a name in the language of the request. */
export type NameOf = (named: Named) => string

const inChinese: NameOf = ({ name }) => name
const inEnglish: NameOf = ({ name, nameEn }) => nameEn ?? name

const readTranslations = (name: string): ReadonlyMap<string, string> => {
  const file = new URL(`../../translations/${name}.json`, import.meta.url)
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
}

const englishWords = readTranslations('words.en')

/** A word that rows have in Chinese alone, such as a warehouse or a city; what no dictionary has is a proper name. */
export const word = (name: string): Named => ({ name, nameEn: englishWords.get(name) ?? null })

/** Names of the demo company by their English ones; seeded and user-made names stay English. */
export const translatedNames = { es: readTranslations('names.es'), ja: readTranslations('names.ja') } as const

const inTranslation = (language: keyof typeof translatedNames, colon: string): NameOf => {
  const translations = translatedNames[language]
  return (named) => {
    const english = inEnglish(named)
    const whole = translations.get(english)
    if (whole) return whole
    // The part of a title after the colon is a proper name, such as a project's, and may contain the subject of a
    // change.
    const [kind = '', ...rest] = english.split(': ')
    const translatedKind = rest.length > 0 ? translations.get(kind) : undefined
    if (!translatedKind) return english
    const [about = '', ...changes] = rest.join(': ').split(' · ')
    return translatedKind + colon + [about, ...changes.map((one) => translations.get(one) ?? one)].join(' · ')
  }
}

export type NameLanguage = Language
/** The server's own messages exist in Chinese and English at least. */
export type MessageLanguage = 'zh' | 'en'

/** How to name things in each language. */
export const namesIn: Readonly<Record<NameLanguage, NameOf>> = {
  zh: inChinese,
  en: inEnglish,
  es: inTranslation('es', ': '),
  ja: inTranslation('ja', '：'),
}

/**
 * The company's own language is Chinese: names are in another of the portal's languages, else in English, only for an
 * Accept-Language header that prefers one (assumed). Without weights the order counts.
 */
export function nameLanguage(acceptLanguage: string | undefined): NameLanguage {
  const preferred = /^\s*([a-z]+)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  if (preferred === undefined) return 'zh'
  return isLanguage(preferred) ? preferred : 'en'
}

/** The language of the server's own messages for a request. */
export const messageLanguageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): MessageLanguage =>
  nameLanguage(headers['accept-language']) === 'zh' ? 'zh' : 'en'

/** The words that are shown with a part in any language: people search for what they see. */
export const wordsShownWith = (part: string): string[] =>
  [...englishWords.keys()].filter((name) =>
    Object.values(namesIn).some((nameOf) => nameOf(word(name)).toLowerCase().includes(part.toLowerCase())),
  )

export const namesFor = (acceptLanguage: string | undefined): NameOf => namesIn[nameLanguage(acceptLanguage)]
