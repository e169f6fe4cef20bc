import type { Feature } from '../../lib/feature.ts'

/** The frame has its button, which works from the first render on. */
export const search: Feature = {
  name: 'search',
  // Only Chinese names have a pinyin (specification §2).
  settings: [{ flag: 'supportPinyinSearch', group: 'search', language: 'zh' }],
}

declare module '../../lib/i18n/namespaces.ts' {
  interface Texts {
    'menu-search': typeof import('./locales/en/menu-search.json')
  }
}
