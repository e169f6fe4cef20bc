import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import type { RuntimeConfig } from '@portal/protocol/installation/config-schema'
import { type HomeWidgetId, homeWidgetIds } from '@portal/protocol/installation/home-widgets'
import type { CallId } from '@portal/protocol/registry'
import { everyUnit, isDistributor, unitsOfSaleAreas } from '@portal/protocol/rules/business-units'
import { mappings } from '../../lib/config/mappings.ts'
import { type FeatureName, isFeatureOn } from '../../lib/config/runtime-config.ts'
import { findSystem, openPages } from '../../menu/menu-tree.ts'

/** Pages by widget, as an installation lists them. */
export type WidgetPages = NonNullable<RuntimeConfig['homeWidgets']>

type PageRef = NonNullable<WidgetPages[WidgetId]>[number]

interface WidgetTraits {
  /** Columns that it takes where there are several; `full` takes all, with the height of its content. */
  readonly size: 'normal' | 'wide' | 'full'
  /** Which users it is for; absent: all. */
  readonly audience?: 'distributor' | 'staff'
  /** The system of its call, or several (assumed): decides who sees it where the installation names no page. */
  readonly system?: string | readonly string[]
  /** The call that it can't do without. */
  readonly call?: CallId
  /** The feature that it leads to. */
  readonly feature?: FeatureName
  /** The business unit of all its rows. */
  readonly unit?: BusinessUnit
  /** Also shown without access to any of the pages: its content is the user's own. */
  readonly withoutPage?: true
}

export type WidgetId = HomeWidgetId

/** The same in every installation; `homeWidgets` names the menus behind a widget. */
const widgetTraits: Readonly<Record<WidgetId, WidgetTraits>> = {
  figures: { size: 'full', call: 'homeFigures', system: ['OSS', 'WYDP', 'IMS'], withoutPage: true },
  approvals: { size: 'wide', feature: 'approvals', withoutPage: true },
  account: { size: 'normal', audience: 'distributor', system: 'OSS' },
  notices: { size: 'normal' },
  orders: { size: 'wide', system: 'OSS' },
  topDistributors: { size: 'normal', call: 'homeFigures', audience: 'staff', system: 'OSS' },
  pickups: { size: 'normal', system: 'OSS' },
  contracts: { size: 'normal', system: 'LTC' },
  projects: { size: 'normal', system: 'LTC' },
  favourites: { size: 'normal' },
  points: { size: 'normal', audience: 'staff', system: 'OSS' },
  samples: { size: 'normal', system: 'OSS', unit: 'bathroom' },
  dealers: { size: 'normal', audience: 'staff', system: 'OSS', unit: 'bathroom' },
  retailOrders: { size: 'normal', system: 'WYDP' },
  retailPickups: { size: 'normal', system: 'WYDP' },
  noticeReach: { size: 'wide', call: 'homeFigures', audience: 'staff', system: 'IMS' },
  services: { size: 'normal', call: 'homeFigures', audience: 'staff', system: 'IMS' },
  files: { size: 'normal', withoutPage: true },
  work: { size: 'normal' },
  quickEntries: { size: 'full' },
}

/** The text that titles each widget. */
export const titleKey = <Id extends WidgetId>(id: Id): `titles.${Id}` => `titles.${id}`

/** Whether a widget can do without the calls that the backend lacks, and without features that are switched off. */
export const canLoad = (id: WidgetId, hasCall: (call: CallId) => boolean): boolean => {
  const { call, feature } = widgetTraits[id]
  return (!call || hasCall(call)) && (!feature || isFeatureOn(feature))
}

export const isWidgetId = (value: unknown): value is WidgetId =>
  typeof value === 'string' && Object.hasOwn(widgetTraits, value)

/** A widget that a user sees. */
export interface VisibleWidget {
  readonly id: WidgetId
  readonly size: WidgetTraits['size']
  /** Business units whose rows it shows; empty: the rows belong to none, or to all. */
  readonly units: readonly BusinessUnit[]
  /** The page with the complete list. */
  readonly page?: WidgetPage | undefined
  /** The page for each business unit that has its own. */
  readonly unitPages?: Partial<Readonly<Record<BusinessUnit, WidgetPage>>>
}

interface WidgetPage {
  readonly systemCode: string
  readonly item: MenuItem
}

type Person = Pick<UserInfo, 'sapDistributorSaleAreas'>

/**
 * The widgets that a user sees with these menus, in their default order. Those with pages need one of them in the menus
 * of the chosen departments, so that the home page never shows more than the menus do.
 */
export function visibleWidgets(
  person: Person,
  systems: readonly SystemMenu[],
  pages: WidgetPages = {},
): readonly VisibleWidget[] {
  const own = isDistributor(person)
    ? unitsOfSaleAreas(person.sapDistributorSaleAreas, mappings().unitOf)
    : undefined
  const buys = (unit: BusinessUnit | undefined) => !unit || !own || own.includes(unit)
  const open = (refs: readonly PageRef[]) =>
    openPages(
      systems,
      refs.filter(({ unit }) => buys(unit)),
    ).map(({ ref, ...page }) => ({ ...page, unit: ref.unit }))
  // Staff work for the units whose orders they may see.
  const orders = pages.orders && open(pages.orders)
  const unitsOfOrders = orders?.flatMap(({ unit }) => unit ?? []) ?? []
  const mayLookAtAll = orders === undefined || orders.length > unitsOfOrders.length
  const units = own ?? (mayLookAtAll ? everyUnit : unitsOfOrders)

  return homeWidgetIds.flatMap((id) => {
    const { size, audience, system, unit, withoutPage } = widgetTraits[id]
    const refs = pages[id]
    const found = open(refs ?? [])
    const hasSystem = !system || [system].flat().some((code) => findSystem(systems, code)?.disabled === false)
    const isShown = refs
      ? found.length > 0 || (withoutPage && refs.length > 0 && hasSystem)
      : hasSystem && buys(unit)
    if (!isShown || (audience && audience !== (own ? 'distributor' : 'staff'))) return []
    const unitsOfPages = found.flatMap((page) => page.unit ?? [])
    const shown = unitsOfPages.length > 0 ? unitsOfPages : unit ? [unit] : units
    const unitPages = Object.fromEntries(
      found.flatMap(({ unit: of, ...page }) => (of ? [[of, page] as const] : [])).toReversed(),
    )
    return [{ id, size, units: shown, page: found[0], unitPages }]
  })
}
