/** @typedef {import('./build.mjs').AppName} AppName */
/** @typedef {import('./visit.mjs').Cost} Cost */

/** Hosts by name; the floor is none. */
export const hosts = ['floor', 'iframe', 'micro-app', 'wujie', 'qiankun', 'portal']
/** Those that the portal is compared with. */
export const others = hosts.filter((host) => host !== 'floor' && host !== 'portal')

export const columns = /** @type {const} */ ({
  first: 'first',
  prefetched: 'first, fetched ahead',
  reopen: 'close and reopen',
  second: 'second instance',
  switch: 'switch',
})

/** All that was measured, by host, sub-app and column. */
export function createFigures() {
  /** @type {Map<string, Cost[]>} */
  const all = new Map()
  const key = (/** @type {string[]} */ ...parts) => parts.join(' ')
  return {
    /** @param {string} host @param {AppName} app @param {string} column @param {Cost} cost */
    note(host, app, column, cost) {
      const place = key(host, app, column)
      all.set(place, [...(all.get(place) ?? []), cost])
    },
    /** @param {string} host @param {AppName} app @param {string} column @param {keyof Cost} kind */
    median(host, app, column, kind) {
      const sorted = (all.get(key(host, app, column)) ?? []).map((cost) => cost[kind]).sort((a, b) => a - b)
      const middle = sorted.length / 2
      // The mean of the middle two, where there are two.
      return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
    },
  }
}

/** @typedef {ReturnType<typeof createFigures>} Figures */
