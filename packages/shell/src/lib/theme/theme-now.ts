import { portalColors } from '@portal/sub-app-sdk/look/portal-colors'
import { useMemo, useSyncExternalStore } from 'react'
import { useSettings } from '../settings/settings-store.ts'
import { colorSchemeOf, onSystemScheme } from './color-scheme.ts'

/** The theme of the moment: the chosen colour in the scheme that is shown. */
export function themeNow() {
  const { scheme, themeColor } = useSettings.getState()
  const theme = colorSchemeOf(scheme)
  return { theme, colors: portalColors(themeColor, theme) }
}

/** Tells when the theme of the moment changes. */
export function onThemeChange(changed: () => void): () => void {
  const endings = [
    onSystemScheme(() => {
      if (useSettings.getState().scheme === 'system') changed()
    }),
    useSettings.subscribe((now, before) => {
      if (now.scheme !== before.scheme || now.themeColor !== before.themeColor) changed()
    }),
  ]
  return () => {
    for (const end of endings) end()
  }
}

/** The scheme that is shown, in a component. */
export const useColorScheme = () =>
  useSyncExternalStore(onThemeChange, () => colorSchemeOf(useSettings.getState().scheme))

/** The theme of the moment, in a component. */
export function useTheme() {
  const theme = useColorScheme()
  const themeColor = useSettings((settings) => settings.themeColor)
  return useMemo(() => ({ theme, colors: portalColors(themeColor, theme) }), [theme, themeColor])
}
