import type { UserInfo } from '@portal/protocol/entities/user'
import { type Layouts, layoutFor } from '../role-layout.ts'
import type { Layout } from './layout.ts'

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
