/** A colour as `#rrggbb`. */
export type HexColor = `#${string}`

export const white: HexColor = '#ffffff'
export const black: HexColor = '#000000'

export const isHexColor = (value: unknown): value is HexColor =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

const channels = (color: HexColor): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

/** Mixes a share of `other` into `color`; `share` goes from 0 to 1. */
export function mix(color: HexColor, other: HexColor, share: number): HexColor {
  const others = channels(other)
  const mixed = channels(color).map((value, index) =>
    Math.round(value + ((others[index] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white). */
function luminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours as WCAG 2.2 defines it, from 1 (none) to 21. */
export function contrast(one: HexColor, other: HexColor): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
