import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

/** An open world in use, with its cached answers: two thirds heap, the rest SQLite's. */
const worldBytes = 4 * 2 ** 20
const [least, most] = [20, 500]

/**
 * The default number of worlds kept open: as many as fit into an eighth of the machine's memory and a third of Node's
 * heap limit, from 20 to 500.
 */
export function openWorldsFor(memoryBytes: number, heapBytes: number): number {
  const fitting = Math.floor(Math.min(memoryBytes / 8, heapBytes / 3) / worldBytes)
  return Math.min(most, Math.max(least, fitting))
}

/** The same of this process. */
export const defaultOpenWorlds = (): number =>
  openWorldsFor(process.constrainedMemory?.() || totalmem(), getHeapStatistics().heap_size_limit)
