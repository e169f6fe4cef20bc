import { setTimeout as delay } from 'node:timers/promises'
import { databaseTrouble } from '@portal/store/engines/database-trouble'

/** A million orders take some minutes. */
const patienceMs = 15 * 60_000
const everyMs = 200

interface Patience {
  /** Ends the waiting. */
  readonly signal: AbortSignal
  /** Called once, before the first wait. */
  readonly onWait: () => void
  readonly now?: () => number
}

/** Does some work that changes nothing when it fails, again and again as long as another program writes to the database. */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  { signal, onWait, now = () => performance.now() }: Patience,
): Promise<Result> {
  const begun = now()
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const isBusy = databaseTrouble(error) === 'busy'
      if (!isBusy || signal.aborted || now() - begun > patienceMs) throw error
      if (tries === 1) onWait()
      await delay(everyMs)
    }
  }
}
