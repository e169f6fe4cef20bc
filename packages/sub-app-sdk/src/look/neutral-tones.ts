import type { HexColor } from './contrast.ts'

/** A colour in the light and in the dark scheme. */
export type Tone = readonly [light: HexColor, dark: HexColor]

/** Colours that no choice of a theme changes. */
export const neutralTones = {
  page: ['#f5f7fa', '#0e1116'],
  surface: ['#ffffff', '#14171c'],
  surfaceRaised: ['#ffffff', '#1c2027'],
  border: ['#e3e8ef', '#2c323b'],
  borderStrong: ['#8691a1', '#6b7685'],
  text: ['#1c2430', '#e6eaf0'],
  textSoft: ['#566070', '#a5afbd'],
  error: ['#b3261e', '#ff8f87'],
  errorSoft: ['#fdecea', '#3a1a18'],
  success: ['#1d6b32', '#7fd492'],
  successSoft: ['#e8f6ec', '#14301d'],
  warning: ['#855200', '#f2c266'],
  warningSoft: ['#fff3df', '#352813'],
} as const satisfies Readonly<Record<string, Tone>>
