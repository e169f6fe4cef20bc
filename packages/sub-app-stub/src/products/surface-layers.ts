import { type PictureLayer, pictureSide as side } from './picture-layer.ts'
import type { SurfaceColours, Texture } from './product-look.ts'
import { seededRandom } from './seeded-random.ts'

type Random = ReturnType<typeof seededRandom>
type Draw = (colours: SurfaceColours, random: Random) => readonly PictureLayer[]

const short = (value: number) => Math.round(value * 10) / 10
const rect = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

/** Light joints that are seen on dark and light surfaces alike. */
const joints = (d: string): readonly PictureLayer[] => [
  { d, stroke: '#000', strokeWidth: 0.9, opacity: 0.16 },
  { d, stroke: '#fff', strokeWidth: 0.5, opacity: 0.4 },
]
const cross = `M${side / 2} 0V${side}M0 ${side / 2}H${side}`

/** A line through points, rounded where it bends. */
function smooth(points: readonly (readonly [x: number, y: number])[]): string {
  const [first = [0, 0], ...rest] = points
  return rest.reduce(
    (path, [x, y], index) => {
      const [nextX, nextY] = rest[index + 1] ?? [x, y]
      return `${path}Q${short(x)} ${short(y)} ${short((x + nextX) / 2)} ${short((y + nextY) / 2)}`
    },
    `M${short(first[0])} ${short(first[1])}`,
  )
}

/** A vein across the whole picture, steep or flat. */
function vein(random: Random, slope: number): string {
  const start = random(-30, side)
  const steps = 7
  return smooth(
    Array.from({ length: steps + 1 }, (_none, index) => {
      const x = (index / steps) * (side + 8) - 4
      return [x, start + (x - side / 2) * slope + random(-9, 9)] as const
    }),
  )
}

/** Soft patches, like plaster or clouds in a stone. */
const clouds = (random: Random, count: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, width, height] = [random(-10, side), random(-10, side), random(14, 34), random(6, 16)]
    return `M${short(x - width)} ${short(y)}q${short(width * 0.5)} ${short(-height)} ${short(width)} ${short(-height * 0.6)}t${short(width)} ${short(height * 0.7)}q${short(-width * 0.4)} ${short(height)} ${short(-width)} ${short(height * 0.6)}t${short(-width)} ${short(-height * 0.7)}z`
  }).join('')

/** Chips of stone, of three to five corners. */
const chips = (random: Random, count: number, size: number): string =>
  Array.from({ length: count }, () => {
    const [x, y, radius] = [random(0, side), random(0, side), random(size * 0.35, size)]
    const corners = Math.round(random(3, 5))
    const turn = random(0, Math.PI)
    const points = Array.from({ length: corners }, (_none, index) => {
      const angle = turn + (index / corners) * 2 * Math.PI
      const reach = radius * random(0.7, 1.1)
      return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`
    })
    return `M${points.join('L')}z`
  }).join('')

/** Pieces of one size in rows, each a little lighter or darker than the next. */
function pieces(random: Random, width: number, height: number, isBrick: boolean): readonly PictureLayer[] {
  const shades = { light: '', dark: '', edges: '' }
  for (let y = 0, row = 0; y < side; y += height, row += 1) {
    for (let x = isBrick && row % 2 === 1 ? -width / 2 : 0; x < side; x += width) {
      const one = rect(x, y, width, height)
      const chance = random(0, 1)
      if (chance < 0.28) shades.light += one
      else if (chance > 0.72) shades.dark += one
      shades.edges += one
    }
  }
  return [
    { d: shades.light, fill: '#fff', opacity: 0.22 },
    { d: shades.dark, fill: '#000', opacity: 0.06 },
    ...joints(shades.edges),
  ]
}

const draws: Readonly<Record<Texture, Draw>> = {
  wood: ({ tone, vein: dark }, random) => {
    const plank = side / 4
    const rows = [0, 1, 2, 3].map((row) => ({ y: row * plank, end: random(10, side - 10) }))
    const grain = rows.flatMap(({ y }) =>
      Array.from({ length: 6 }, (_none, index) => {
        const height = y + ((index + random(0.2, 0.8)) * plank) / 6
        const points = [0, 1, 2, 3, 4, 5].map(
          (step) => [(step / 5) * side, height + random(-1.1, 1.1)] as const,
        )
        return smooth(points)
      }),
    )
    const shaded = rows.map(({ y, end }, row) =>
      row % 2 === 0 ? rect(0, y, end, plank) : rect(end, y, side - end, plank),
    )
    const edges = rows.map(({ y, end }) => `M0 ${y}H${side}M${short(end)} ${y}v${plank}`).join('')
    return [
      { d: shaded.join(''), fill: tone, opacity: 0.75 },
      { d: grain.join(''), stroke: dark, strokeWidth: 0.5, opacity: 0.5 },
      { d: edges, stroke: dark, strokeWidth: 0.9, opacity: 0.8 },
    ]
  },
  marble: ({ tone, vein: dark }, random) => {
    const slope = random(0.5, 1.1) * (random(0, 1) < 0.5 ? -1 : 1)
    const main = [0, 1, 2].map(() => vein(random, slope)).join('')
    const fine = [0, 1, 2, 3].map(() => vein(random, slope * random(0.4, 1.3))).join('')
    return [
      { d: clouds(random, 6), fill: tone, opacity: 0.7 },
      { d: main, stroke: dark, strokeWidth: 4.5, opacity: 0.14 },
      { d: main, stroke: dark, strokeWidth: 1.1, opacity: 0.6 },
      { d: fine, stroke: dark, strokeWidth: 0.4, opacity: 0.55 },
    ]
  },
  terrazzo: ({ tone, vein: dark }, random) => [
    { d: chips(random, 70, 2.6), fill: tone },
    { d: chips(random, 60, 1.7), fill: dark, opacity: 0.65 },
    { d: chips(random, 45, 1.5), fill: '#fff', opacity: 0.5 },
    ...joints(cross),
  ],
  layered: ({ tone, vein: dark }, random) => {
    const bands = Array.from({ length: 7 }, (_none, index) => {
      const y = index * 15 + random(-4, 4)
      return `${smooth([0, 1, 2, 3, 4].map((step) => [step * 24, y + random(-3, 3)] as const))}v${short(random(4, 8))}H0z`
    })
    const lines = Array.from({ length: 9 }, () => vein(random, random(-0.05, 0.05)))
    return [
      { d: bands.join(''), fill: tone, opacity: 0.7 },
      { d: lines.join(''), stroke: dark, strokeWidth: 0.45, opacity: 0.4 },
      { d: chips(random, 30, 0.8), fill: dark, opacity: 0.4 },
      ...joints(`M${side / 2} 0V${side}`),
    ]
  },
  cement: ({ tone, vein: dark }, random) => [
    { d: clouds(random, 9), fill: tone, opacity: 0.5 },
    { d: clouds(random, 4), fill: '#fff', opacity: 0.14 },
    { d: chips(random, 26, 0.6), fill: dark, opacity: 0.35 },
    ...joints(`M${short(random(36, 60))} 0V${side}`),
  ],
  bricks: (_colours, random) => pieces(random, 32, 16, true),
  squares: (_colours, random) => pieces(random, 16, 16, false),
  plain: ({ tone }, random) => [{ d: clouds(random, 3), fill: tone, opacity: 0.3 }, ...joints(cross)],
}

/** The drawing on a tile's base colour; the code makes two products of one texture differ. */
export const surfaceLayers = (
  texture: Texture,
  colours: SurfaceColours,
  code: string,
): readonly PictureLayer[] => draws[texture](colours, seededRandom(code))
