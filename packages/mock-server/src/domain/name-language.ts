import type { FastifyRequest } from 'fastify'

/** What has a Chinese name and, where somebody wrote one, an English one. */
export interface Named {
  readonly name: string
  readonly nameEn?: string | null
}

/** Picks the name of something in the language of whoever asks. */
export type NameOf = (named: Named) => string

const inChinese: NameOf = ({ name }) => name
const inEnglish: NameOf = ({ name, nameEn }) => nameEn ?? name

export type NameLanguage = 'zh' | 'en'

/** How names are told in each language. */
export const namesIn: Readonly<Record<NameLanguage, NameOf>> = { zh: inChinese, en: inEnglish }

/** Subtag of the first language that an Accept-Language header names, in lower case: a list without weights counts in its order, as browsers send it. */
export const preferredLanguage = (acceptLanguage: string | undefined): string | undefined =>
  /^\s*([a-z]+)/i.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()

/**
 * The company's own language is Chinese: names are English only for a request that prefers another language by its
 * Accept-Language header (assumed).
 */
export function nameLanguage(acceptLanguage: string | undefined): NameLanguage {
  const preferred = preferredLanguage(acceptLanguage)
  return preferred === undefined || preferred === 'zh' ? 'zh' : 'en'
}

/** The language in which somebody is answered. */
export const nameLanguageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): NameLanguage =>
  nameLanguage(headers['accept-language'])

export const namesFor = (acceptLanguage: string | undefined): NameOf => namesIn[nameLanguage(acceptLanguage)]
