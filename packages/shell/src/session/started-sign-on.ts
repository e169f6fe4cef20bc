import type { StartedSignOn } from '../lib/storage/checks.ts'
import { readStored, removeStored, storedKeys, writeStored } from '../lib/storage/stored.ts'

/** Ten minutes, in days: the time allowed at the other side (assumed). */
const lifetimeDays = 10 / (24 * 60)

/** Unguessable: 128 bits. Doesn't need `crypto.subtle`, so it works over plain http. */
const randomState = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Records that this browser tab has started an external sign-on; it replaces an older one. */
export function signOnStarted(started: Omit<StartedSignOn, 'state'>): StartedSignOn {
  const noted = { ...started, state: randomState() }
  writeStored(storedKeys.signOn, noted, { days: lifetimeDays })
  return noted
}

/** Takes the started sign-on, once: its state is valid for one answer, right or wrong. */
export function takeStartedSignOn(): StartedSignOn | undefined {
  const started = readStored(storedKeys.signOn)
  removeStored(storedKeys.signOn)
  return started
}
