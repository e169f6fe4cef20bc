import { openStore } from '@portal/store/store'
import { type PendingCode, pendingCodes } from '@portal/store/verification-codes'
import type { RunningPortal } from './portal-process.ts'

/** The code that somebody's telephone shows, straight from the database of a world: there is no telephone. */
export async function codeOf(
  portal: RunningPortal,
  world: string,
  userName: string,
  purpose: PendingCode['purpose'],
): Promise<string> {
  const store = await openStore({ dataDir: portal.dataDir })
  try {
    const codes = await pendingCodes(await store.world(world))
    const found = codes.find((one) => one.userName === userName && one.purpose === purpose)
    if (!found) throw new Error(`No code for ${purpose} waits for ${userName}`)
    return found.code
  } finally {
    await store.close()
  }
}

/** Six digits that are not the code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
