import { getI18n } from 'react-i18next'
import { expect, it } from 'vitest'
import { translationReady } from './translation.ts'

it.each([
  ['en', 5016, '5,016 unread'],
  ['zh', 5016, '5,016 条未读'],
  ['ja', 5016, '未読 5,016 件'],
  // Spanish separates from five digits on.
  ['es', 5016, '5016 sin leer'],
  ['es', 15_016, '15.016 sin leer'],
] as const)(
  'counts have the plural form and digits of the language: %s, %d',
  async (language, count, text) => {
    await translationReady
    const i18n = getI18n()
    await i18n.loadNamespaces('notices')
    await i18n.changeLanguage(language)
    expect(i18n.t('unreadOf', { ns: 'notices', count })).toBe(text)
  },
)
