import type { SchemeChoice } from '../settings/settings.ts'

export type ColorScheme = 'light' | 'dark'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

/** What is shown for a choice at the moment. */
export const colorSchemeOf = (choice: SchemeChoice): ColorScheme =>
  choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice

/** Tells when the operating system goes from one scheme to the other. */
export function onSystemScheme(changed: () => void): () => void {
  prefersDark.addEventListener('change', changed)
  return () => prefersDark.removeEventListener('change', changed)
}
