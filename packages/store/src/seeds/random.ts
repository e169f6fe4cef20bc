/** A random value for one field: deterministic, the same on every call. */
export interface RandomValue {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
  /** One of some rows, by their ids: a new row takes its share, and all other choices stay as they are. */
  choose<Row>(rows: readonly Row[], idOf: (row: Row) => number): Row
}

/**
 * Stable fake data: what a field gets depends on the world's seed, the model, the row's key and the field's name alone,
 * so that a new field or row never moves another.
 */
export function randomFor(seed: string, model: string, key: string | number): (field: string) => RandomValue {
  const row = hash(`${seed}\0${model}\0${key}\0`)
  return (field) => randomValue(mix(hash(field, row)))
}

/** `state` has 32 bits. */
function randomValue(state: number): RandomValue {
  const at = state / 2 ** 32
  return {
    int: (min, max) => min + Math.floor(at * (max - min + 1)),
    pick(items) {
      const item = items[Math.floor(at * items.length)]
      if (item === undefined) throw new RangeError('Nothing to choose from')
      return item
    },
    // Each row draws for itself and the highest wins; different ids never draw the same.
    choose(rows, idOf) {
      let [chosen] = rows
      let highest = -1
      for (const row of rows) {
        const score = mix(state ^ Math.imul(idOf(row), 0x9e3779b1))
        if (score > highest) [chosen, highest] = [row, score]
      }
      if (chosen === undefined) throw new RangeError('Nothing to choose from')
      return chosen
    },
  }
}

/** Chooses rows by their own ids. */
export const byId = ({ id }: { readonly id: number }): number => id

/** FNV-1a over UTF-16 units, 32 bits. */
function hash(text: string, start = 0x811c9dc5): number {
  let state = start
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state
}

/** Spreads the last bits over all of them: neighbouring keys must not look alike. */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
