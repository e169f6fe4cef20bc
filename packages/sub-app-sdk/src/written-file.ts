import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/**
 * Many editors empty a file before they write it anew. Taken up in between, a style sheet is gone until the next change,
 * and a module has lost what it exports: the page, which is the whole portal, begins anew. In ms; of chokidar.
 */
export const untilItRests = { stabilityThreshold: 50, pollInterval: 10 }

const betweenLooksMs = 10
/** A file that somebody means to be empty is taken up after so many. Not a time: a busy machine has editors wait, too. */
const mostLooks = 100

const isEmpty = (file: string) =>
  stat(file).then(
    ({ size }) => size === 0,
    // Gone again, which is told as a change of its own.
    () => false,
  )

/**
 * Resolves when there is something in the file again. Chokidar's rest alone does not promise that: where a busy server
 * looks late, it takes the first size that it sees for the last.
 */
export async function whenFilled(file: string): Promise<void> {
  for (let looks = 0; looks < mostLooks && (await isEmpty(file)); looks += 1) await setTimeout(betweenLooksMs)
}
