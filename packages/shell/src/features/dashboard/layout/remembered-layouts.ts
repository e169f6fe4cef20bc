import { type Id, sameId } from '@portal/protocol/rules/ids'
import type { StoredHomeLayout } from '../../../lib/storage/checks.ts'
import type { Layout } from './layout.ts'

/** Users of a shared device whose layouts are stored; the least recently changed one is dropped (assumed). */
const rememberedUsers = 20

export const layoutOf = (layouts: readonly StoredHomeLayout[], userId: Id): Layout | undefined =>
  layouts.find((one) => sameId(one.userId, userId))

/** The layouts with that of one user replaced; without it when there is none. Last changed comes last. */
export function withLayout(
  layouts: readonly StoredHomeLayout[],
  userId: Id,
  layout: Layout | undefined,
): readonly StoredHomeLayout[] {
  const others = layouts.filter((one) => !sameId(one.userId, userId))
  return layout ? [...others, { ...layout, userId }].slice(-rememberedUsers) : others
}
