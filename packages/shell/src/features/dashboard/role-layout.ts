import type { UserInfo } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'

export type Layouts = NonNullable<RuntimeConfig['homeLayouts']>

/** The first of the installation's layouts that applies to this user. */
export const layoutFor = ({ userRespList }: Pick<UserInfo, 'userRespList'>, layouts: Layouts = []) =>
  layouts.find(({ responsibilities }) =>
    userRespList.some(({ responsibilityCode }) => responsibilities.includes(responsibilityCode)),
  )

type PageRef = NonNullable<Layouts[number]['pages']>[number]

/**
 * The pages that the user works with most: those that the installation names, else those of the user's first widgets.
 */
export function usualPages(
  person: Pick<UserInfo, 'userRespList'>,
  { homeLayouts, homeWidgets = {} }: Pick<RuntimeConfig, 'homeLayouts' | 'homeWidgets'>,
): readonly PageRef[] {
  const { pages, widgets = [] } = layoutFor(person, homeLayouts) ?? {}
  return pages ?? widgets.flatMap((id) => homeWidgets[id] ?? [])
}
