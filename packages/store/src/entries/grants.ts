import { StoreError } from '../store-error.ts'
import type { World } from '../worlds/world.ts'
import { EntryRefusal, idFinder } from './writing.ts'

interface Grants {
  readonly user: string
  readonly grant?: readonly string[] | undefined
  readonly revoke?: readonly string[] | undefined
}

export interface GrantOutcome {
  readonly user: string
  readonly granted: string[]
  readonly revoked: string[]
  /** Held afterwards, the initial one first. */
  readonly responsibilities: string[]
}

/**
 * Grants responsibilities to a user, after those held, and revokes others. Existing grants and missing revocations are
 * ignored.
 * @throws {StoreError} naming an unknown user or responsibility and the most similar one
 */
export async function changeGrants(
  world: World,
  { user, grant = [], revoke = [] }: Grants,
): Promise<GrantOutcome> {
  try {
    return await world.db.$transaction(async (tx) => {
      const idOf = idFinder(tx)
      const userId = await idOf('user', user, 'user')
      const held = async () => {
        const rows = await tx.userResponsibility.findMany({
          where: { userId },
          include: { responsibility: true },
          orderBy: [{ sortOrder: 'asc' }, { responsibilityId: 'asc' }],
        })
        return rows.map(({ responsibility, sortOrder }) => ({ code: responsibility.code, sortOrder }))
      }
      const before = await held()
      const holds = (code: string) => before.some((one) => one.code === code)
      const granted: string[] = []
      const revoked: string[] = []
      for (const code of new Set(grant)) {
        const responsibilityId = await idOf('responsibility', code, 'grant')
        if (holds(code)) continue
        const sortOrder = Math.max(-1, ...before.map((one) => one.sortOrder)) + 1 + granted.length
        await tx.userResponsibility.create({ data: { userId, responsibilityId, sortOrder } })
        granted.push(code)
      }
      for (const code of new Set(revoke)) {
        const responsibilityId = await idOf('responsibility', code, 'revoke')
        if (!holds(code)) continue
        await tx.userResponsibility.delete({
          where: { userId_responsibilityId: { userId, responsibilityId } },
        })
        revoked.push(code)
      }
      return { user, granted, revoked, responsibilities: (await held()).map(({ code }) => code) }
    })
  } catch (error) {
    if (!(error instanceof EntryRefusal)) throw error
    throw new StoreError(`${error.message[0]?.toUpperCase()}${error.message.slice(1)}`)
  }
}
