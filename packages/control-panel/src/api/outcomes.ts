import type { WorldOutcome } from '@portal/protocol/control/classes'

/** Several worlds, some of which have a problem. */
export class WorldsFailed extends Error {
  override readonly name = 'WorldsFailed'
  readonly failed: readonly WorldOutcome[]

  constructor(failed: readonly WorldOutcome[]) {
    super(failed.map(({ world, problem }) => `${world}: ${problem}`).join('; '))
    this.failed = failed
  }
}

/** How many worlds something was done to. @throws {WorldsFailed} when some of them have a problem */
export function doneIn(outcomes: readonly WorldOutcome[]): number {
  const failed = outcomes.filter(({ problem }) => problem !== null)
  if (failed.length > 0) throw new WorldsFailed(failed)
  return outcomes.length
}
