import type { HexColor } from '@portal/sub-app-sdk/look/contrast'

/** How the whole page looks: what is stored for the next visit's first paint. */
export interface Look {
  readonly scheme: 'system' | 'light' | 'dark'
  /** Tones of the theme colour by the names of their variables, e.g. `dark-primary-fill`. */
  readonly tones: Readonly<Record<string, HexColor>>
}

/** Gives a page its look. Stored values come unchecked: they become attributes and variables, and can do no more. */
export function applyLook(look: unknown, root = document.documentElement): void {
  const { scheme = 'system', tones } = (look ?? {}) as Partial<Look> // unchecked, see above
  root.dataset.theme = scheme
  for (const [name, tone] of Object.entries(tones ?? {})) {
    if (typeof tone === 'string') root.style.setProperty(`--${name}`, tone)
  }
}
