/** Colours of a tile: its ground, what is laid on it, and the one that stands out. */
export interface TileColours {
  readonly ground: string
  readonly figure: string
  readonly accent: string
}

/** One of the cells of a picture: a quarter circle in one of its corners, or a whole one. */
export interface TileCell {
  readonly column: number
  readonly row: number
  /** Quarter turns clockwise; 0 sits in the upper left corner. */
  readonly turns: number
  readonly isAccent: boolean
  readonly isDouble: boolean
}

export interface TilePattern {
  readonly colours: TileColours
  /** Cells in a row, and rows. */
  readonly across: number
  readonly cells: readonly TileCell[]
}

/** Glazes and stones that go together; products of one series, which share the first digits of their code, share one. */
const palettes: readonly (readonly [ground: string, figure: string, accent: string])[] = [
  ['#dfe3e3', '#aab5b6', '#5f7a80'],
  ['#ece3d6', '#c9b493', '#8a6a45'],
  ['#e8ddd3', '#b99a83', '#6d4c3b'],
  ['#e2e6dc', '#a3b08f', '#56704f'],
  ['#eceae6', '#bfb9b0', '#77706a'],
  ['#d9dde3', '#8b98a8', '#2f3e51'],
  ['#dde7e7', '#8fb8b6', '#2f7673'],
  ['#f0e6dd', '#d9a58a', '#b4573a'],
]

/** FNV-1a: the same number for a text on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  // The last signs of two codes differ by one: spread it over all bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return (hash ^ (hash >>> 12)) >>> 0
}

const across = 4

/** How one cell is turned, seen from its place. */
type Turn = (column: number, row: number, hash: number) => number

/** Ways of laying quarter circles: waves, circles, fans, and one by chance that repeats. */
const layings: readonly Turn[] = [
  (column, row) => ((column + row) % 2 === 0 ? 0 : 2),
  (column, row) => [2, 3, 1, 0][(column % 2) + (row % 2) * 2] ?? 0,
  (column, row) => (column + 2 * row) % 4,
  (column, row) => (row % 2 === 0 ? column % 2 : 3 - (column % 2)),
  (column, row, hash) => (hash >>> (2 * ((column % 2) + (row % 2) * 2))) % 4,
  (_column, row, hash) => (row + (hash % 2)) % 4,
]

/** Series are numbered by the first digits of their products' codes: neighbours get different colours. */
const familyOf = (code: string) => Number(/\d\d/.exec(code)?.[0] ?? hashOf(code))

/** The look of a product, drawn from its code alone: the real pictures are the company's. */
export function tilePattern(code: string): TilePattern {
  const family = familyOf(code)
  const own = hashOf(code)
  const [ground, figure, accent] = palettes[family % palettes.length] ?? ['', '', '']
  const lay = layings[own % layings.length] ?? (() => 0)
  const accentEvery = 3 + ((own >>> 8) % 4)
  const isDark = (own >>> 5) % 3 === 0
  return {
    colours: isDark ? { ground: figure, figure: ground, accent } : { ground, figure, accent },
    across,
    cells: Array.from({ length: across * across }, (_none, index) => {
      const [column, row] = [index % across, Math.floor(index / across)]
      return {
        ...{ column, row, turns: lay(column, row, own) },
        isAccent: (column * 2 + row * 3 + own) % accentEvery === 0,
        isDouble: (column + row * 2 + (own >>> 3)) % 5 === 0,
      }
    }),
  }
}
