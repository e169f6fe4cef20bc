import { type BackendModule, createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useLanguage } from './language-store.ts'
// Comes along with the frame, which needs it at once.
import './later-texts.ts'
import { isLanguage } from './languages.ts'
import type { TextNamespace } from './namespaces.ts'
import { loadTexts } from './texts.ts'

/** Gives the library the same lazily loaded files as everybody else. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    if (!isLanguage(language)) return done(new RangeError(`${language} is no language of the portal`), false)
    // Typed keys let no other namespace through.
    loadTexts(language, namespace as TextNamespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

/** Translations with interpolation and plurals for everything inside the frame; follows `changeLanguage`. */
const translation = createInstance()

/** Resolves when the frame can be drawn without waiting for its texts; a text that is missing then is waited for where it stands. */
export const translationReady: Promise<unknown> = translation
  .use(localeFiles)
  .use(initReactI18next)
  .init({
    lng: useLanguage.getState().language,
    fallbackLng: false,
    // What the frame and the home page say at once: one file (bundling/texts-chunk.ts).
    ns: ['frame', 'home', 'session', 'tools', 'jump', 'sub-apps'],
    defaultNS: false,
    load: 'currentOnly',
    interpolation: { escapeValue: false },
  })

useLanguage.subscribe(({ language }) => void translation.changeLanguage(language))
