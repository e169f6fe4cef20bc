import type { PortalColors, PortalTheme } from '../bridge.ts'
import { black, contrast, type HexColor, mix, white } from './contrast.ts'

/** A colour in the light and in the dark scheme. */
type Tone = readonly [light: HexColor, dark: HexColor]

/** Colours that no choice of a theme changes. */
const neutralTones = {
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

/** Required contrast of text: a little above the 4.5 to 1 of WCAG 2.2, as a margin for rounding. */
const readable = 4.6
/** Required contrast of the edge of a control. */
const visible = 3.1

/** The first sufficient tone on the way from a colour to black or white; the end of the way always is. */
function towards(end: HexColor, color: HexColor, isGood: (tone: HexColor) => boolean): HexColor {
  for (let percent = 0; percent < 100; percent += 1) {
    const tone = mix(color, end, percent / 100)
    if (isGood(tone)) return tone
  }
  return end
}

const hasContrast = (tone: HexColor, grounds: readonly HexColor[], ratio: number): boolean =>
  grounds.every((ground) => contrast(tone, ground) >= ratio)

type AccentTones = ReturnType<typeof tonesOf>

const known = new Map<HexColor, AccentTones>()

/**
 * Usable tones of any theme colour: `primaryFill` and `primaryFillHover` carry white text, `primaryText` is readable on
 * every surface and on `primarySoft`. They are cached: the portal passes colours to a page many times while it
 * opens, and computing them takes longer.
 */
export function accentTones(color: HexColor): AccentTones {
  const tones = known.get(color) ?? tonesOf(color)
  known.set(color, tones)
  return tones
}

function tonesOf(color: HexColor) {
  const { page, surface, surfaceRaised } = neutralTones
  const lightSoft = mix(color, white, 0.9)
  const lightText = towards(black, color, (tone) =>
    hasContrast(tone, [lightSoft, page[0], surface[0], surfaceRaised[0]], readable),
  )
  const darkSoft = mix(color, surface[1], 0.8)
  const darkText = towards(white, color, (tone) =>
    hasContrast(tone, [darkSoft, page[1], surface[1], surfaceRaised[1]], readable + 1),
  )
  // Light enough to be seen on a dark surface, and dark enough for white text.
  const seen = towards(white, color, (tone) => hasContrast(tone, [surfaceRaised[1]], visible))
  const darkFill = towards(black, seen, (tone) => contrast(white, tone) >= readable)
  return {
    primary: [color, color],
    primaryFill: [lightText, darkFill],
    primaryFillHover: [mix(lightText, black, 0.15), mix(darkFill, black, 0.12)],
    primaryText: [lightText, darkText],
    primarySoft: [lightSoft, darkSoft],
  } as const satisfies Readonly<Record<string, Tone>>
}

/** Default theme colour (specification §9). */
export const defaultThemeColor: HexColor = '#1890ff'

type Tones = Readonly<Record<keyof PortalColors, Tone>>

/** Every colour of the portal in both schemes. */
export const portalTones = (themeColor: HexColor): Tones => ({ ...accentTones(themeColor), ...neutralTones })

/** Every colour of the portal in one scheme. */
export function portalColors(themeColor: HexColor, theme: PortalTheme): PortalColors {
  const tones = Object.entries(portalTones(themeColor))
  const colors = tones.map(([name, [light, dark]]) => [name, theme === 'dark' ? dark : light])
  return Object.fromEntries(colors) as PortalColors // each of its names has a tone
}
