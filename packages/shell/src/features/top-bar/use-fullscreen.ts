import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
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
