import { black, contrast, type HexColor, mix, white } from './contrast.ts'
import { neutralTones, type Tone } from './neutral-tones.ts'

/** What is asked of text, a little above the 4.5 to 1 of WCAG 2.2, so that rounding takes nothing from it. */
const readable = 4.6
/** What is asked of the edge of a control. */
const visible = 3.1

/** The first tone on the way from a colour to black or white that is good enough; the end of the way always is. */
function towards(end: HexColor, color: HexColor, isGood: (tone: HexColor) => boolean): HexColor {
  for (let percent = 0; percent < 100; percent += 1) {
    const tone = mix(color, end, percent / 100)
    if (isGood(tone)) return tone
  }
  return end
}

const standsOut = (tone: HexColor, grounds: readonly HexColor[], ratio: number): boolean =>
  grounds.every((ground) => contrast(tone, ground) >= ratio)

type AccentTones = ReturnType<typeof tonesOf>

let latest: { readonly color: HexColor; readonly tones: AccentTones } | undefined

/**
 * Tones of a theme colour that can be worked with, whatever the colour: `primaryFill` and `primaryFillHover` carry
 * white text, `primaryText` is text on every surface and on `primarySoft`. The latest are kept: the portal tells each
 * page its colours many times while that is opened, and looking for them takes longer than the telling.
 */
export function accentTones(color: HexColor): AccentTones {
  if (latest?.color !== color) latest = { color, tones: tonesOf(color) }
  return latest.tones
}

function tonesOf(color: HexColor) {
  const { page, surface, surfaceRaised } = neutralTones
  const lightSoft = mix(color, white, 0.9)
  const lightText = towards(black, color, (tone) =>
    standsOut(tone, [lightSoft, page[0], surface[0], surfaceRaised[0]], readable),
  )
  const darkSoft = mix(color, surface[1], 0.8)
  const darkText = towards(white, color, (tone) =>
    standsOut(tone, [darkSoft, page[1], surface[1], surfaceRaised[1]], readable + 1),
  )
  // Light enough to be seen on a dark surface, and dark enough for white text.
  const seen = towards(white, color, (tone) => standsOut(tone, [surfaceRaised[1]], visible))
  const darkFill = towards(black, seen, (tone) => contrast(white, tone) >= readable)
  return {
    primary: [color, color],
    primaryFill: [lightText, darkFill],
    primaryFillHover: [mix(lightText, black, 0.15), mix(darkFill, black, 0.12)],
    primaryText: [lightText, darkText],
    primarySoft: [lightSoft, darkSoft],
  } as const satisfies Readonly<Record<string, Tone>>
}
