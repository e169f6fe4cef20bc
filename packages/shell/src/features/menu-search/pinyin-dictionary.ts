// The dictionary alone, an eighth of the other ones there are: the library's own search walks through it too slowly for
// thousands of names, and does not say how well it found something.
import { dict } from 'pinyin-match/src/simplified_dict.js'
import type { ReadCharacter } from './match-pinyin.ts'

/** The library lists the characters of each syllable; a character with several readings is under several. */
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
