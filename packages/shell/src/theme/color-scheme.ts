export type ColorScheme = 'light' | 'dark'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

export const currentColorScheme = (): ColorScheme => (prefersDark.matches ? 'dark' : 'light')

function apply(): void {
  document.documentElement.dataset.theme = currentColorScheme()
}

/** Marks the page with the system's colour scheme, now and whenever it changes. */
export function followColorScheme(): void {
  apply()
  prefersDark.addEventListener('change', apply)
}

export function onColorSchemeChange(changed: () => void): () => void {
  prefersDark.addEventListener('change', changed)
  return () => prefersDark.removeEventListener('change', changed)
}
