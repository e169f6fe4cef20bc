import type { BusinessUnit } from '@portal/protocol/entities/business-unit'
import type { MenuItem, SystemMenu } from '@portal/protocol/entities/menu'
import type { UserInfo } from '@portal/protocol/entities/user'
import { unitsOfSaleAreas } from '@portal/protocol/rules/business-units'
import { findSystem, isDisabled, menuPages } from '../../menu/menu-tree.ts'

/** A page of a menu by its codes, and the business unit it is for; without one it is for all. */
interface PageRef {
  readonly system: string
  readonly menu: string
  readonly unit?: BusinessUnit
}

interface WidgetRule {
  /** Columns that it takes where there are several; `full` takes all, and as much height as it needs. */
  readonly size: 'normal' | 'wide' | 'full'
  /** Whom it is for; absent: everybody. */
  readonly audience?: 'distributor' | 'staff'
  /** Pages that show the same in full, the user's own way first. */
  readonly pages?: readonly PageRef[]
  /** Shown to people without any of the pages, too: what it holds is the user's own. */
  readonly withoutPage?: true
}

const ceramicOrders = { system: 'OSS', menu: 'OSS_CERAMIC_LIST', unit: 'ceramic' } as const
const bathroomOrders = { system: 'OSS', menu: 'OSS_BATHROOM_LIST', unit: 'bathroom' } as const

/**
 * Every widget of the home page in its default order, and who sees it: users who may open one of its pages in the menus of
 * the chosen departments, so that the home page never shows more than the menus do. Menu codes are assumed.
 */
export const widgetRules = {
  approvals: {
    size: 'wide',
    pages: [
      { system: 'OSS', menu: 'OSS_APPROVALS' },
      { system: 'LTC', menu: 'LTC_APPROVALS' },
      { system: 'CZDP', menu: 'CZDP_APPROVALS' },
      { system: 'WYDP', menu: 'WYDP_APPROVALS' },
    ],
    withoutPage: true,
  },
  account: { size: 'normal', audience: 'distributor', pages: [{ system: 'OSS', menu: 'OSS_BALANCE' }] },
  notices: { size: 'normal' },
  orders: { size: 'wide', pages: [ceramicOrders, bathroomOrders] },
  pickups: { size: 'normal', pages: [{ system: 'OSS', menu: 'OSS_PICKUP_LIST' }] },
  contracts: {
    size: 'normal',
    pages: [
      { system: 'LTC', menu: 'LTC_CONTRACT_WAITING', unit: 'ceramic' },
      { system: 'LTC', menu: 'LTC_BATH_CONTRACTS', unit: 'bathroom' },
    ],
  },
  projects: {
    size: 'normal',
    pages: [
      { system: 'LTC', menu: 'LTC_PROJECT_REVIEW', unit: 'ceramic' },
      { system: 'LTC', menu: 'LTC_BATH_PROJECTS', unit: 'bathroom' },
    ],
  },
  favourites: { size: 'normal' },
  points: { size: 'normal', audience: 'staff', pages: [{ system: 'OSS', menu: 'OSS_POINTS' }] },
  samples: { size: 'normal', pages: [{ system: 'OSS', menu: 'OSS_BATHROOM_SAMPLES', unit: 'bathroom' }] },
  dealers: {
    size: 'normal',
    audience: 'staff',
    pages: [{ system: 'OSS', menu: 'OSS_BATHROOM_DEALERS', unit: 'bathroom' }],
  },
  retailOrders: { size: 'normal', pages: [{ system: 'WYDP', menu: 'WYDP_RETAIL_LIST' }] },
  retailPickups: { size: 'normal', pages: [{ system: 'WYDP', menu: 'WYDP_PICKUP_LIST' }] },
  files: { size: 'normal', pages: [{ system: 'IMS', menu: 'IMS_FILES' }], withoutPage: true },
  work: { size: 'normal' },
  quickEntries: { size: 'full' },
} as const satisfies Readonly<Record<string, WidgetRule>>

export type WidgetId = keyof typeof widgetRules

const widgetIds = Object.keys(widgetRules) as readonly WidgetId[] // keys of a const object are its ids

/** A widget that a user sees. */
export interface VisibleWidget {
  readonly id: WidgetId
  readonly size: WidgetRule['size']
  /** Business units whose rows it shows; empty: the rows are of no unit, or of all. */
  readonly units: readonly BusinessUnit[]
  /** The page that shows all of it. */
  readonly page?: { readonly systemCode: string; readonly item: MenuItem } | undefined
}

type Person = Pick<UserInfo, 'sapDistributorSaleAreas'>

/** A distributor is who has sale areas (specification §6). */
export const isDistributor = ({ sapDistributorSaleAreas }: Person): boolean =>
  sapDistributorSaleAreas.length > 0

/** The widgets that a person sees with these menus, in their first order. */
export function visibleWidgets(person: Person, systems: readonly SystemMenu[]): readonly VisibleWidget[] {
  const own = isDistributor(person) ? unitsOfSaleAreas(person.sapDistributorSaleAreas) : undefined
  const open = (refs: readonly PageRef[]) =>
    refs.flatMap((ref) => {
      const item = ref.unit && own && !own.includes(ref.unit) ? undefined : openPage(systems, ref)
      return item ? [{ systemCode: ref.system, item, unit: ref.unit }] : []
    })
  // Staff work for the units whose orders they may look at.
  const units = own ?? open([ceramicOrders, bathroomOrders]).flatMap(({ unit }) => unit ?? [])

  return widgetIds.flatMap((id) => {
    const { size, audience, pages, withoutPage }: WidgetRule = widgetRules[id]
    if (audience && audience !== (own ? 'distributor' : 'staff')) return []
    const found = open(pages ?? [])
    if (pages && found.length === 0 && !withoutPage) return []
    const unitsOfPages = found.flatMap(({ unit }) => unit ?? [])
    return [{ id, size, units: unitsOfPages.length > 0 ? unitsOfPages : units, page: found[0] }]
  })
}

function openPage(systems: readonly SystemMenu[], { system: code, menu }: PageRef): MenuItem | undefined {
  const system = findSystem(systems, code)
  if (!system || system.disabled) return undefined
  return menuPages(system.menuList).find((page) => page.item.menuCode === menu && !isDisabled(page))?.item
}
