import type { HexColor } from '@portal/sub-app-sdk/look/contrast'
import { defaultThemeColor } from '@portal/sub-app-sdk/look/portal-colors'

/** The 8 theme colours to choose from, blue the default (specification §9); the others are assumed. */
export const colorPresets = {
  blue: defaultThemeColor,
  cyan: '#13a8a8',
  green: '#389e0d',
  gold: '#d48806',
  orange: '#d4380d',
  red: '#cf1322',
  magenta: '#c41d7f',
  purple: '#722ed1',
} as const satisfies Readonly<Record<string, HexColor>>

export const presetNames = Object.keys(colorPresets) as readonly (keyof typeof colorPresets)[] // keys of a const record
