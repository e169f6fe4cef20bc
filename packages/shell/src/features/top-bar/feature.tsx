import { LogoutOutlined, TranslationOutlined } from '@ant-design/icons'
import { languageNames, languages } from '@portal/protocol/languages'
import type { Feature } from '../../lib/feature.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { showToast } from '../../lib/ui/toasts.ts'

export const language: Feature = {
  commands: ({ frame }) =>
    languages.map((code) => ({
      key: code,
      name: languageNames[code],
      words: `language ${code}`,
      group: frame('language'),
      icon: <TranslationOutlined aria-hidden />,
      run: async () => {
        if (!(await changeLanguage(code)))
          showToast({ kind: 'error', text: frame('languageFailed'), seconds: 5 })
      },
    })),
}

export const signOut: Feature = {
  commands: ({ frame }) => [
    {
      key: 'signOut',
      name: frame('signOut'),
      words: 'sign out log out logout',
      icon: <LogoutOutlined aria-hidden />,
      run: ({ onSignOut }) => onSignOut(),
    },
  ],
}
