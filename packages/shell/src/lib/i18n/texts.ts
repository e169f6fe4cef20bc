import type { Language } from '@portal/protocol/languages'
import type { TextNamespace, Texts } from './namespaces.ts'

/** Those of the first screens; the sign-in page doesn't load the list of all others. */
const startFiles = import.meta.glob<unknown>('./locales/*/{login,errors,sign-on}.json', { import: 'default' })

/** A file of texts is in the folder of its feature, or beside this one. */
async function loadFile(path: string): Promise<unknown> {
  const fileIn = (files: typeof startFiles) =>
    Object.entries(files).find(([file]) => file.endsWith(path))?.[1]
  const file = fileIn(startFiles) ?? fileIn((await import('./later-texts.ts')).laterFiles)
  if (!file) throw new RangeError(`There is no file of texts ${path}`)
  return file()
}

const loadings: { [L in Language]?: { [NS in TextNamespace]?: Promise<Texts[NS]> } } = {}

/** Loads the texts of one namespace in one language, once: every caller gets the same promise. */
export function loadTexts<NS extends TextNamespace>(language: Language, namespace: NS): Promise<Texts[NS]> {
  loadings[language] ??= {}
  const ofLanguage: { [Name in NS]?: Promise<Texts[Name]> } = loadings[language]
  const known = ofLanguage[namespace]
  if (known) return known
  // The English file determines the type; a test checks that the other languages have the same keys.
  const loading = loadFile(`/locales/${language}/${namespace}.json`) as Promise<Texts[NS]>
  ofLanguage[namespace] = loading
  loading.then(
    // Marked the way React's `use` marks a settled promise, so that it never suspends.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // The next request retries a failed download.
    () => delete ofLanguage[namespace],
  )
  return loading
}

/** Texts in place of those of a file that has changed. */
export interface ChangedTexts {
  readonly language: Language
  readonly namespace: TextNamespace
  readonly texts: object
}

export function replaceTexts({ language, namespace, texts }: ChangedTexts): void {
  const loaded = Object.assign(Promise.resolve(texts), { status: 'fulfilled', value: texts })
  loadings[language] = { ...loadings[language], [namespace]: loaded }
}

/** What the screens before the frame need, and error pages everywhere. */
export const loadStartTexts = (language: Language): Promise<unknown> =>
  Promise.all([loadTexts(language, 'login'), loadTexts(language, 'errors')])

/** Loads in one language what another one has shown so far. */
export async function loadSameTexts(shown: Language, wanted: Language): Promise<void> {
  // The keys were put there by loadTexts().
  const namespaces = Object.keys(loadings[shown] ?? {}) as TextNamespace[]
  await Promise.all(namespaces.map((namespace) => loadTexts(wanted, namespace)))
}

/** Puts values into the places of a text that are marked `{{name}}`, on screens that have no translation library. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
