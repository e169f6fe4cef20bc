import type { StoredHomeLayout } from '../../../lib/storage/checks.ts'
import type { Layout } from './layout.ts'

/** Users of a shared device whose layouts are stored; the least recently changed one is dropped (assumed). */
const rememberedUsers = 20

export const layoutOf = (layouts: readonly StoredHomeLayout[], userId: number): Layout | undefined =>
  layouts.find((one) => one.userId === userId)

/** The layouts with that of one user replaced; without it when there is none. Last changed comes last. */
export function withLayout(
  layouts: readonly StoredHomeLayout[],
  userId: number,
  layout: Layout | undefined,
): readonly StoredHomeLayout[] {
  const others = layouts.filter((one) => one.userId !== userId)
  return layout ? [...others, { ...layout, userId }].slice(-rememberedUsers) : others
}
