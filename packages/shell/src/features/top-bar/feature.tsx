import {
  FullscreenExitOutlined,
  FullscreenOutlined,
  LogoutOutlined,
  TranslationOutlined,
} from '@ant-design/icons'
import { languageNames, languages } from '@portal/protocol/languages'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Feature } from '../../lib/feature.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { showToast } from '../../lib/ui/toasts.ts'

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Fullscreen for the portal; if the browser can't or may not, a message says so (specification §8). */
export function useFullscreen() {
  const { t } = useTranslation('tools')
  const isOn = useSyncExternalStore(subscribe, () => Boolean(document.fullscreenElement))

  async function toggle(): Promise<void> {
    try {
      // Absent where the browser has none, e.g. on an iPhone, though the types promise it.
      await (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen())
    } catch {
      showToast({ kind: 'warning', text: t('fullscreenUnsupported'), seconds: 2 })
    }
  }

  return { isOn, toggle: () => void toggle() }
}

export const fullscreen: Feature = {
  useTools() {
    const { t } = useTranslation('tools')
    const { isOn, toggle } = useFullscreen()
    const Icon = isOn ? FullscreenExitOutlined : FullscreenOutlined
    const label = t(isOn ? 'exitFullscreen' : 'fullscreen')
    return [{ key: 'fullscreen', label, icon: <Icon aria-hidden />, use: toggle }]
  },
}

export const language: Feature = {
  userMenu: (frame) =>
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
  userMenu: (frame) => [
    {
      key: 'signOut',
      name: frame('signOut'),
      words: 'sign out log out logout',
      isApart: true,
      icon: <LogoutOutlined aria-hidden />,
      run: ({ onSignOut }) => onSignOut(),
    },
  ],
}
