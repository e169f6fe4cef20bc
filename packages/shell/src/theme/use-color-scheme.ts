import { useSyncExternalStore } from 'react'
import { type ColorScheme, currentColorScheme, onColorSchemeChange } from './color-scheme.ts'

export const useColorScheme = (): ColorScheme => useSyncExternalStore(onColorSchemeChange, currentColorScheme)
