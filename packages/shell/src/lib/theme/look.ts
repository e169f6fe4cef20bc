import { setPortalAttribute } from '@portal/sub-app-host/portal/portal-attributes'
import type { HexColor } from '@portal/sub-app-sdk/look/contrast'

/** How the whole page looks: what is stored for the next visit's first paint. */
export interface Look {
  readonly scheme: 'system' | 'light' | 'dark'
  /** Tones of the theme colour by the names of their variables, e.g. `dark-primary-fill`. */
  readonly tones: Readonly<Record<string, HexColor>>
}

/** The browser's toolbar takes the page's colour for the chosen scheme, or the system's. */
function applyToBrowserBar(scheme: Look['scheme'], page: ParentNode): void {
  for (const color of page.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = color.dataset.scheme
    color.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all'
  }
}

/** Gives a page its look. Stored values come unchecked: they become attributes and variables, and can do no more. */
export function applyLook(look: unknown, root = document.documentElement): void {
  const { scheme = 'system', tones } = (look ?? {}) as Partial<Look> // unchecked, see above
  setPortalAttribute('data-theme', scheme, root)
  applyToBrowserBar(scheme, root)
  for (const [name, tone] of Object.entries(tones ?? {})) {
    if (typeof tone === 'string') root.style.setProperty(`--${name}`, tone)
  }
}
