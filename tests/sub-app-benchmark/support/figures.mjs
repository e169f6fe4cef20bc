/** @typedef {import('./build.mjs').AppName} AppName */
/** @typedef {import('./visit.mjs').Cost} Cost */

/** Hosts by name; the floor is none. */
export const hosts = ['floor', 'iframe', 'qiankun', 'portal', 'portal-iframe']
/** Those that the portal is compared with. */
const others = ['iframe', 'qiankun']

export const columns = /** @type {const} */ ({
  first: 'first',
  prefetched: 'first, fetched ahead',
  reopen: 'close and reopen',
  second: 'second instance',
  switch: 'switch',
})

/** All that was measured, by host, sub-app and column: of each visit the median of what it went through. */
export function createFigures() {
  /** @type {Map<string, Cost[]>} */
  const all = new Map()
  const key = (/** @type {string[]} */ ...parts) => parts.join(' ')
  /** @param {string} host @param {AppName} app @param {string} column @param {keyof Cost} kind */
  const valuesOf = (host, app, column, kind) =>
    (all.get(key(host, app, column)) ?? []).map((cost) => cost[kind])
  return {
    /** @param {string} host @param {AppName} app @param {string} column @param {readonly Cost[]} costs of one visit */
    note(host, app, column, costs) {
      const place = key(host, app, column)
      const wall = median(costs.map((cost) => cost.wall))
      const processor = median(costs.map((cost) => cost.processor))
      all.set(place, [...(all.get(place) ?? []), { wall, processor }])
    },
    /** @param {string} host @param {AppName} app @param {string} column @param {keyof Cost} kind */
    median: (host, app, column, kind) => median(valuesOf(host, app, column, kind)),
    /**
     * What a host of the portal takes of what the fastest of the others takes, and between what nine of ten draws of as
     * many visits lie.
     * @param {{ host: string, of?: readonly string[] }} compared @param {AppName} app @param {string} column
     * @param {keyof Cost} kind
     */
    ratio({ host, of = others }, app, column, kind) {
      const ofPortal = valuesOf(host, app, column, kind)
      const ofOthers = of.map((other) => valuesOf(other, app, column, kind))
      return {
        ratio: ratioOf(ofPortal, ofOthers),
        ...spread(() => ratioOf(drawn(ofPortal), ofOthers.map(drawn))),
      }
    },
  }
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  // The mean of the middle two, where there are two.
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** @param {readonly number[]} ofPortal @param {readonly (readonly number[])[]} ofOthers */
const ratioOf = (ofPortal, ofOthers) => median(ofPortal) / Math.min(...ofOthers.map(median))

/** As many of them as there are, each drawn from all. @param {readonly number[]} values */
const drawn = (values) => values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN)

/** @param {() => number} draw */
function spread(draw) {
  const count = 2000
  const sorted = Array.from({ length: count }, draw).sort((a, b) => a - b)
  return { low: sorted[count * 0.05] ?? Number.NaN, high: sorted[count * 0.95] ?? Number.NaN }
}

/** @typedef {ReturnType<typeof createFigures>} Figures */
