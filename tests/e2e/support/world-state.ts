import { openStore } from '@portal/store/store'
import { pendingCodes } from '@portal/store/verification-codes'
import type { World } from '@portal/store/worlds/world'
import type { RunningPortal } from './portal-process.ts'

/** Looks into a world or changes it, straight in its database. */
export async function inWorld<Result>(
  portal: RunningPortal,
  name: string,
  use: (world: World) => Promise<Result>,
): Promise<Result> {
  const store = await openStore({ dataDir: portal.dataDir })
  try {
    return await use(await store.world(name))
  } finally {
    await store.close()
  }
}

/** Ends every session on the server: whatever certificate a browser holds, the next call is refused with 4001. */
export const endAllSessions = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, ({ db }) => db.session.deleteMany({}))

/** The newest verification code of the world, as the person finds it on the telephone. */
export const newestCode = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, async (open) => {
    const [newest] = await pendingCodes(open)
    if (!newest) throw new Error('Nobody was sent a code')
    return newest.code
  })

/** Brings the world into a named state. */
export async function applyScenario(portal: RunningPortal, world: string, name: string): Promise<void> {
  const answer = await fetch(`${portal.url}/__portal/worlds/${world}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  if (!answer.ok) throw new Error(`The scenario ${name} was refused: ${await answer.text()}`)
}
