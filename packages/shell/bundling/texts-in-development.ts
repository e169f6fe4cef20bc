import type { Plugin } from 'vite'
import { localeFile } from './chunks.ts'

/** Sends a changed file of texts to the page, which shows it (`lib/i18n/language-store.ts`) instead of loading again. */
export function textsInDevelopment(): Plugin {
  return {
    name: 'texts-in-development',
    apply: 'serve',
    async hotUpdate({ file, read }) {
      const [, language, namespace] = localeFile.exec(file) ?? []
      if (!namespace || this.environment.name !== 'client') return undefined
      this.environment.hot.send('portal:texts', { language, namespace, texts: JSON.parse(await read()) })
      return []
    },
  }
}
