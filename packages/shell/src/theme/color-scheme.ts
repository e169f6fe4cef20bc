import { useSyncExternalStore } from 'react'

export type ColorScheme = 'light' | 'dark'

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)')

const systemScheme = (): ColorScheme => (prefersDark.matches ? 'dark' : 'light')

function apply(): void {
  document.documentElement.dataset.theme = systemScheme()
}

/** Marks the page with the system's colour scheme, now and whenever it changes. */
export function followColorScheme(): void {
  apply()
  prefersDark.addEventListener('change', apply)
}

function subscribe(changed: () => void): () => void {
  prefersDark.addEventListener('change', changed)
  return () => prefersDark.removeEventListener('change', changed)
}

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, systemScheme)
