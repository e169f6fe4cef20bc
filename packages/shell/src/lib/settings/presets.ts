import type { HexColor } from '@portal/sub-app-sdk/look/contrast'
import { defaultThemeColor } from '@portal/sub-app-sdk/look/portal-colors'

/** The 8 theme colours to choose from (specification §9), blue the default; the others are assumed. */
export const presetNames = ['blue', 'cyan', 'green', 'gold', 'orange', 'red', 'magenta', 'purple'] as const

export const colorPresets: Readonly<Record<(typeof presetNames)[number], HexColor>> = {
  blue: defaultThemeColor,
  cyan: '#13a8a8',
  green: '#389e0d',
  gold: '#d48806',
  orange: '#d4380d',
  red: '#cf1322',
  magenta: '#c41d7f',
  purple: '#722ed1',
}
