import { type BackendModule, createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useLanguage } from './language-store.ts'
// Loaded with the frame, which needs it immediately.
import './later-texts.ts'
import { isLanguage, type Language } from '@portal/protocol/languages'
import type { TextNamespace, Texts } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** How long a file of texts that could not be loaded is left alone (assumed). */
const retryMs = 3_000

/** Where texts are missing the library shows their keys for good: so a file is requested until it has loaded. */
async function textsInTheEnd<NS extends TextNamespace>(
  language: Language,
  namespace: NS,
): Promise<Texts[NS]> {
  for (;;) {
    const texts = await loadTexts(language, namespace).catch(() => undefined)
    if (texts) return texts
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

/** Gives the library the same lazily loaded files as all other code. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!isLanguage(language)) return done(new RangeError(`${language} is no language of the portal`), false)
    // Typed keys let no other namespace through.
    void textsInTheEnd(language, namespace as TextNamespace).then((texts) => done(null, texts))
  },
}

/** Translations with interpolation and plurals for everything inside the frame; follows `changeLanguage`. */
const library = createInstance()

/** The texts of the frame's and the home page's first render: one file (bundling/chunks.ts). */
const firstTexts = ['frame', 'home', 'session', 'tools', 'jump', 'sub-apps'] as const

/** Settles when the library has the texts of the language that is shown. */
const shown: { ready: Promise<unknown> } = {
  ready: library
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: useLanguage.getState().language,
      fallbackLng: false,
      ns: [...firstTexts],
      defaultNS: false,
      load: 'currentOnly',
      interpolation: { escapeValue: false },
    }),
}

/** Resolves when the frame can render without waiting for its texts; rejects when they fail to load. */
export async function translationReady(): Promise<void> {
  const { language } = useLanguage.getState()
  await Promise.all(firstTexts.map((namespace) => loadTexts(language, namespace)))
  await shown.ready
}

useLanguage.subscribe(({ language }) => {
  shown.ready = library.reloadResources(language).then(() => library.changeLanguage(language))
})
