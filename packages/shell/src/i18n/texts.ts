import type { Language } from './languages.ts'
import type { TextNamespace, Texts } from './namespaces.ts'

const files = import.meta.glob<unknown>('./locales/*/*.json', { import: 'default' })

interface Loading<NS extends TextNamespace> {
  readonly promise: Promise<Texts[NS]>
  texts?: Texts[NS]
}

const loadings: Record<Language, { [NS in TextNamespace]?: Loading<NS> }> = { en: {}, zh: {}, es: {}, ja: {} }

function load<NS extends TextNamespace>(language: Language, namespace: NS): Loading<NS> {
  const ofLanguage: { [Name in NS]?: Loading<Name> } = loadings[language]
  const known = ofLanguage[namespace]
  if (known) return known
  const path = `./locales/${language}/${namespace}.json`
  const file = files[path]
  if (!file) throw new RangeError(`There is no file of texts ${path}`)
  // The English file gives the type; a test holds the other languages to the same keys.
  const promise = file() as Promise<Texts[NS]>
  const loading: Loading<NS> = { promise }
  ofLanguage[namespace] = loading
  promise.then(
    (texts) => {
      loading.texts = texts
    },
    // A failed download is tried again by whoever asks next.
    () => delete ofLanguage[namespace],
  )
  return loading
}

/** Loads the texts of one namespace in one language, once. */
export const loadTexts = <NS extends TextNamespace>(language: Language, namespace: NS): Promise<Texts[NS]> =>
  load(language, namespace).promise

/** The texts if they are there already, else the promise of them. */
export function textsOrPromise<NS extends TextNamespace>(
  language: Language,
  namespace: NS,
): Texts[NS] | Promise<Texts[NS]> {
  const { texts, promise } = load(language, namespace)
  return texts ?? promise
}

/** Loads in one language what another one has shown so far. */
export async function loadSameTexts(shown: Language, wanted: Language): Promise<void> {
  // The keys were put there by load().
  const namespaces = Object.keys(loadings[shown]) as TextNamespace[]
  await Promise.all(namespaces.map((namespace) => loadTexts(wanted, namespace)))
}
