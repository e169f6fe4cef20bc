import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

/** An open world in use, with its cached answers: two thirds heap, the rest SQLite's. */
const worldBytes = 4 * 2 ** 20
const [least, most] = [20, 500]

/**
 * How many worlds are kept open unless said otherwise: as many as fit into an eighth of the machine's memory and a third
 * of the heap that Node may use, from 20 to 500.
 */
export function openWorldsFor(memoryBytes: number, heapBytes: number): number {
  const fitting = Math.floor(Math.min(memoryBytes / 8, heapBytes / 3) / worldBytes)
  return Math.min(most, Math.max(least, fitting))
}

/** The same of this process. */
export const defaultOpenWorlds = (): number =>
  openWorldsFor(process.constrainedMemory?.() || totalmem(), getHeapStatistics().heap_size_limit)
