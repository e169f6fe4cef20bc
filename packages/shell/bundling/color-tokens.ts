import { defaultThemeColor } from '@portal/sub-app-sdk/look/portal-colors'
import type { Plugin } from 'vite'
import { colorStyles } from '../src/lib/theme/color-variables.ts'

const moduleId = 'virtual:color-tokens.css'

/** The default colours as a style sheet, so that the first paint needs no script for them. */
export function colorTokens(): Plugin {
  return {
    name: 'color-tokens',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? colorStyles(defaultThemeColor) : undefined),
  }
}
