import { defaultThemeColor, portalColors } from '@portal/sub-app-sdk/look/portal-colors'
import { useMemo, useSyncExternalStore } from 'react'
import type { SchemeChoice } from '../settings/settings.ts'
import { rememberedDays, useSettings } from '../settings/settings-store.ts'
import { readStored, storedKeys, writeStored } from '../storage/stored.ts'
import { lookOf } from './color-variables.ts'
import { applyLook } from './look.ts'

type ColorScheme = 'light' | 'dark'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

/** The scheme currently shown for a setting. */
const colorSchemeOf = (choice: SchemeChoice): ColorScheme =>
  choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice

/** Reports when the operating system changes its scheme. */
function onSystemScheme(changed: () => void): () => void {
  prefersDark.addEventListener('change', changed)
  return () => prefersDark.removeEventListener('change', changed)
}

/** The theme of the moment: the chosen colour in the scheme that is shown. */
export function themeNow() {
  const { scheme, themeColor } = useSettings.getState()
  const theme = colorSchemeOf(scheme)
  return { theme, colors: portalColors(themeColor, theme) }
}

/** Reports changes of the current theme. */
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

/** Gives the page the look that was chosen, and keeps it for the first paint of the next visit. */
export function keepLook(): void {
  const keep = () => {
    const look = lookOf(useSettings.getState())
    applyLook(look)
    writeStored(storedKeys.look, { ...look }, { days: rememberedDays })
  }
  // Tones may be computed differently than when they were stored.
  if (readStored(storedKeys.settings)) keep()
  useSettings.subscribe(keep)
}

/** The address of the style sheet for the theme of the moment; `template` is the configuration's `themeStylesheet`. */
export const stylesheetOfNow = (template: string): string =>
  template
    .replaceAll('{color}', useSettings.getState().themeColor.slice(1))
    .replaceAll('{scheme}', themeNow().theme)

/**
 * Fetches the theme style sheet whenever the theme changes (specification §7), and at the start if one was chosen
 * before. The previous one stays until the next has loaded; a failure changes nothing. Returns how to stop.
 */
export function followThemeStylesheet(template: string | undefined): () => void {
  if (template === undefined) return () => {}
  let shown: HTMLLinkElement | undefined
  let wanted: HTMLLinkElement | undefined

  const fetchIt = () => {
    const link = document.createElement('link')
    wanted?.remove()
    wanted = link
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.href = stylesheetOfNow(template)
    link.addEventListener('load', () => {
      shown?.remove()
      shown = link
      wanted = undefined
    })
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }

  const { themeColor } = useSettings.getState()
  if (themeColor !== defaultThemeColor) fetchIt()
  const end = onThemeChange(fetchIt)
  return () => {
    end()
    wanted?.remove()
    shown?.remove()
  }
}
