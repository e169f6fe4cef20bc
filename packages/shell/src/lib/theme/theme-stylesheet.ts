import { defaultSettings } from '../settings/settings.ts'
import { useSettings } from '../settings/settings-store.ts'
import { onThemeChange, themeNow } from './theme-now.ts'

/** The style sheet for a theme; see the configuration's `themeStylesheet`. */
const stylesheetAddress = (template: string, color: string, scheme: string): string =>
  template.replaceAll('{color}', color.slice(1)).replaceAll('{scheme}', scheme)

/**
 * Fetches the theme style sheet whenever the theme changes (specification §7), and at the start where one was chosen
 * before. The one before stays until the next has come; one that does not come changes nothing. Returns how to end it.
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
    link.href = stylesheetAddress(template, useSettings.getState().themeColor, themeNow().theme)
    link.addEventListener('load', () => {
      shown?.remove()
      shown = link
      wanted = undefined
    })
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }

  const { themeColor } = useSettings.getState()
  if (themeColor !== defaultSettings.themeColor) fetchIt()
  const end = onThemeChange(fetchIt)
  return () => {
    end()
    wanted?.remove()
    shown?.remove()
  }
}
