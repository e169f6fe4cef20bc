import { numberFormat } from './intl-formats.ts'

/** Letters for the powers of a thousand (specification §9). */
const letters = ['', 'k', 'M', 'G', 'T', 'P', 'E'] as const

interface Scaled {
  readonly scaled: number
  readonly letter: (typeof letters)[number]
}

/**
 * A number between -1000 and 1000, rounded (to one decimal by default), and the letter of its power of a thousand.
 * Beyond E the number keeps growing. What rounds up to 1000 takes the next letter: 999 950 is 1 M, not 1000 k.
 */
export function scaleNumber(value: number, round = roundToTenth): Scaled {
  let power = 0
  let scaled = round(value)
  while (Math.abs(scaled) >= 1000 && power < letters.length - 1) {
    power += 1
    scaled = round(value / 1000 ** power)
  }
  // Below a thousand nothing is abbreviated, and so nothing is rounded away.
  return { scaled: power === 0 ? value : scaled, letter: letters[power] ?? '' }
}

const roundToTenth = (value: number): number => Math.round(value * 10) / 10

/** A number for narrow places, e.g. 1 234 567 → `1.2M`; `tag` is a BCP 47 tag, which chooses the decimal sign. */
export function abbreviateNumber(value: number, tag: string): string {
  const { scaled, letter } = scaleNumber(value)
  return numberFormat(tag, { maximumFractionDigits: 1 }).format(scaled) + letter
}
