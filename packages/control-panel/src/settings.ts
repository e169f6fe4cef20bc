import { isLanguage, type Language } from '@portal/protocol/languages'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Settings {
  readonly language: Language
  /** Undefined follows the system. */
  readonly theme: 'light' | 'dark' | undefined
  languageChosen(language: Language): void
  themeChosen(theme: 'light' | 'dark'): void
}

function browserLanguage(): Language {
  for (const tag of navigator.languages) {
    const [code] = tag.toLowerCase().split('-')
    if (isLanguage(code)) return code
  }
  return 'en'
}

/** How the person at this browser wants to see the panel. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: browserLanguage(),
      theme: undefined,
      languageChosen: (language) => set({ language }),
      themeChosen: (theme) => set({ theme }),
    }),
    { name: 'portal-control-panel' },
  ),
)
