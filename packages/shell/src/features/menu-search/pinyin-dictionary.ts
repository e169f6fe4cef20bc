// The library's dictionary only, an eighth of the size of others: its own search is too slow for thousands of names and
// doesn't rank matches.
import { dict } from 'pinyin-match/src/simplified_dict.js'
import type { ReadCharacter } from './match-text.ts'

/** The library lists the characters of each syllable; a character with several readings is listed several times. */
function byCharacter(): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>()
  for (const [syllable, characters] of Object.entries(dict)) {
    for (const character of characters) {
      const known = readings.get(character)
      if (known) known.push(syllable)
      else readings.set(character, [syllable])
    }
  }
  return readings
}

const readings = byCharacter()

export const readCharacter: ReadCharacter = (character) => readings.get(character)
