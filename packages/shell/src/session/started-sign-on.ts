import type { StartedSignOn } from '../lib/storage/checks.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage/stored.ts'

/** Ten minutes, in days: the time allowed at the other side (assumed). */
const lifetimeDays = 10 / (24 * 60)

/** Unguessable text: 128 bits. `crypto.subtle` is not needed, so that plain http does. */
const randomState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Notes that this browser tab has begun an external sign-on; an older one counts no more. */
export function signOnStarted(started: Omit<StartedSignOn, 'state'>): StartedSignOn {
  const noted = { ...started, state: randomState() }
  writeStored(storedKeys.signOn, noted, { days: lifetimeDays })
  return noted
}

/** The sign-on that was begun, once: its state is good for one answer, right or wrong. */
export function takeStartedSignOn(): StartedSignOn | undefined {
  const started = readStored(storedKeys.signOn)
  removeStored(storedKeys.signOn)
  return started
}
