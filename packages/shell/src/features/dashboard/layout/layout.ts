import type { UserInfo } from '@portal/protocol/entities/user'
import { type Id, sameId } from '@portal/protocol/rules/ids'
import type { StoredHomeLayout } from '../../../lib/storage/checks.ts'
import { type Layouts, layoutFor } from '../role-layout.ts'

/** Columns that the user may choose for a widget: one or two. */
export type ChosenSize = 'normal' | 'wide'

/** A user's arrangement of the home page: widget ids, including those of earlier versions and other menus. */
export interface Layout {
  readonly order: readonly string[]
  readonly hidden: readonly string[]
  /** Widths that the user chose; the others have their default width. */
  readonly sizes?: Readonly<Record<string, ChosenSize>> | undefined
}

/**
 * All widgets that the user may see, in the user's order. One missing in the layout, e.g. because a menu was granted
 * since, follows its predecessor in the default order.
 */
export function arranged<Id extends string>(granted: readonly Id[], { order }: Layout): readonly Id[] {
  const known = order.filter((id): id is Id => (granted as readonly string[]).includes(id)) // widened for the lookup only
  return withAbsent([...new Set(known)], granted)
}

/** The same without the hidden ones. */
export const shownWidgets = <Id extends string>(granted: readonly Id[], layout: Layout): readonly Id[] =>
  arranged(granted, layout).filter((id) => !layout.hidden.includes(id))

/**
 * The layout after `id` was moved to the position of `target`: before it when moving forward, else after it. Hidden and
 * unavailable widgets keep their places.
 */
export function moved<Id extends string>(granted: readonly Id[], layout: Layout, id: Id, target: Id): Layout {
  const before = arranged(granted, layout)
  const [from, to] = [before.indexOf(id), before.indexOf(target)]
  if (from < 0 || to < 0 || from === to) return layout
  const order = before.filter((one) => one !== id)
  order.splice(to, 0, id)
  return { ...layout, order: withAbsent<string>(order, layout.order) }
}

/** Puts the ids that are missing behind their predecessors. */
function withAbsent<Id extends string>(order: readonly Id[], former: readonly Id[]): readonly Id[] {
  const result = [...order]
  for (const [index, id] of former.entries()) {
    if (result.includes(id)) continue
    const before = former[index - 1]
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id)
  }
  return result
}

/** The layout with `id` before all others. */
export const atTop = <Id extends string>(granted: readonly Id[], layout: Layout, id: Id): Layout => {
  const [first] = shownWidgets(granted, layout)
  return first === undefined ? layout : moved(granted, layout, id, first)
}

export const hidden = (layout: Layout, id: string): Layout =>
  layout.hidden.includes(id) ? layout : { ...layout, hidden: [...layout.hidden, id] }

export const shownAgain = (layout: Layout, id: string): Layout => ({
  ...layout,
  hidden: layout.hidden.filter((one) => one !== id),
})

/** The layout with another width of `id`. */
export const sized = (layout: Layout, id: string, size: ChosenSize): Layout => ({
  ...layout,
  sizes: { ...layout.sizes, [id]: size },
})

/** The neighbour of `id` among the shown widgets, one before (-1) or after (1) it. */
export const neighbour = <Id extends string>(shown: readonly Id[], id: Id, step: -1 | 1): Id | undefined =>
  shown.includes(id) ? shown[shown.indexOf(id) + step] : undefined

/** Widgets of the default layout: what fits one screen (assumed). The others are added on request. */
const shownAtFirst = 8

/**
 * The default home page: the widgets that the installation lists for one of the user's responsibilities; without such a
 * list, the first of all that the user may see. Another widget takes the place of a listed one that is `lost`, since the
 * backend lacks its call.
 */
export function firstLayoutFor<Id extends string>(
  person: Pick<UserInfo, 'userRespList'>,
  granted: readonly Id[],
  layouts?: Layouts,
  lost: readonly Id[] = [],
): Layout {
  const listed = layoutFor(person, layouts)?.widgets ?? []
  const others = granted.filter((id) => !listed.some((one) => one === id))
  let taken = 0
  const found = listed.flatMap((one) =>
    lost.some((id) => id === one) ? others.slice(taken++, taken) : granted.filter((id) => id === one),
  )
  const chosen = found.length > 0 ? found : granted
  const order = chosen.slice(0, shownAtFirst)
  return { order, hidden: granted.filter((id) => !order.includes(id)) }
}

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
