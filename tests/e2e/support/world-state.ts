import { openStore } from '@portal/store/store'
import type { World } from '@portal/store/worlds/world'
import type { RunningPortal } from '@portal/testing/portal-process'

/** Looks into a world or changes it, straight in its database beside the running server. */
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

/** The key of a user in the database. */
export const userIdOf = async ({ db }: World, userName: string): Promise<number> =>
  (await db.user.findUniqueOrThrow({ where: { userName } })).id

/** Ends every session on the server: whatever certificate a browser has, the next call is refused with 4001. */
export const endAllSessions = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, ({ db }) => db.session.deleteMany({}))

/** No home page opens a questionnaire. */
export const silenceQuestionnaires = (portal: RunningPortal, world: string) =>
  inWorld(portal, world, ({ db }) =>
    db.notice.updateMany({ where: { showInHomePage: true }, data: { showInHomePage: false } }),
  )
