import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/prepare/workspace.mjs'
import { areas } from './areas.mjs'
import { mutationsOf } from './mutations.mjs'

/** @typedef {import('./mutations.mjs').Mutation & { area: string, file: string, code: string }} Place */

const sources = readdirSync(join(root, 'packages'))
  .flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('/testing/'))
  .sort()

/** Numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
function random(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Draws places from the areas in turn: a file of the area, then one of its mutations.
 * @param {readonly string[]} names of areas
 * @param {number} count
 * @param {number} seed
 * @returns {Place[]}
 */
export function draw(names, count, seed) {
  const next = random(seed)
  const pools = names.map((area) => ({
    area,
    places: sources
      .filter((file) => areas[area]?.some((pattern) => pattern.test(file)))
      .flatMap((file) => {
        const code = readFileSync(join(root, file), 'utf8')
        return mutationsOf(file, code).map((mutation) => ({ area, file, code, ...mutation }))
      }),
  }))
  return Array.from({ length: count }, (_, index) => {
    const { area, places } = pools[index % pools.length] ?? { area: '', places: [] }
    const [place] = places.splice(Math.floor(next() * places.length), 1)
    if (!place) throw new Error(`The area ${area} has no place left to break`)
    return place
  })
}
