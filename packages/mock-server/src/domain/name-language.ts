import type { FastifyRequest } from 'fastify'
import { approvalTitles } from './names/approval-titles.ts'
import { companyNames } from './names/company-names.ts'
import { menuNames } from './names/menu-names.ts'
import { noticeTitles } from './names/notice-titles.ts'
import { roleNames } from './names/role-names.ts'

/** What has a Chinese name and, where somebody wrote one, an English one, which may be translated further. */
export interface Named {
  readonly name: string
  readonly nameEn?: string | null
}

/** Picks the name of something in the language of whoever asks. */
export type NameOf = (named: Named) => string

const inChinese: NameOf = ({ name }) => name
const inEnglish: NameOf = ({ name, nameEn }) => nameEn ?? name

/** Only the demo company's names are translated further; what was seeded or made has its English one. */
const translated = new Map(
  Object.entries({ ...approvalTitles, ...companyNames, ...menuNames, ...noticeTitles, ...roleNames }),
)
const inTranslation =
  (column: 0 | 1, colon: string): NameOf =>
  (named) => {
    const english = inEnglish(named)
    const whole = translated.get(english)
    if (whole) return whole[column]
    // A title may say after a colon what it is of, e.g. a project by its own name.
    const [kind = '', ...rest] = english.split(': ')
    const known = rest.length > 0 ? translated.get(kind) : undefined
    return known ? known[column] + colon + rest.join(': ') : english
  }

const languages = ['zh', 'en', 'es', 'ja'] as const
export type NameLanguage = (typeof languages)[number]
/** What the server words itself it says in Chinese and English at least. */
export type MessageLanguage = 'zh' | 'en'

/** How names are told in each language. */
export const namesIn: Readonly<Record<NameLanguage, NameOf>> = {
  zh: inChinese,
  en: inEnglish,
  es: inTranslation(0, ': '),
  ja: inTranslation(1, '：'),
}

/**
 * The company's own language is Chinese: names are in another of the portal's languages, else in English, only for a request
 * that prefers one by its Accept-Language header (assumed). A list without weights counts in the order it has, as browsers
 * send it.
 */
export function nameLanguage(acceptLanguage: string | undefined): NameLanguage {
  const preferred = /^\s*([a-z]+)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  if (preferred === undefined) return 'zh'
  return languages.find((language) => language === preferred) ?? 'en'
}

/** The language in which the server says something of its own to whoever asks. */
export const messageLanguageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): MessageLanguage =>
  nameLanguage(headers['accept-language']) === 'zh' ? 'zh' : 'en'

export const namesFor = (acceptLanguage: string | undefined): NameOf => namesIn[nameLanguage(acceptLanguage)]
