import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { type Conditions, sameConditions } from './list-model.ts'

export const densities = ['compact', 'roomy'] as const
export type Density = (typeof densities)[number]

export interface SavedView {
  readonly label: string
  readonly conditions: Conditions
}

/** How a person wants one list. */
export interface ListLook {
  readonly density: Density
  /** Keys of the columns that are shown; those of the list itself until the person chooses. */
  readonly columns?: readonly string[]
  readonly views: readonly SavedView[]
}

const plainLook: ListLook = { density: 'compact', views: [] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isView = (value: unknown): value is SavedView =>
  isObject(value) &&
  typeof value.label === 'string' &&
  isObject(value.conditions) &&
  isTextList(Object.values(value.conditions))

/** Storage may contain an older version's value, or anything. */
function lookIn(value: unknown): ListLook {
  if (!isObject(value)) return plainLook
  const { columns, density, views } = value
  return {
    density: densities.find((one) => one === density) ?? plainLook.density,
    views: Array.isArray(views) ? views.filter(isView) : [],
    ...(isTextList(columns) ? { columns } : {}),
  }
}

/** The views with one more, in place of another of its name. */
export const withView = (views: readonly SavedView[], added: SavedView): readonly SavedView[] => [
  ...views.filter(({ label }) => label !== added.label),
  added,
]

/** The views without this one; another of its name stays. */
export const withoutView = (views: readonly SavedView[], removed: SavedView): readonly SavedView[] =>
  views.filter(
    ({ label, conditions }) => label !== removed.label || !sameConditions(conditions, removed.conditions),
  )

/** The looks of one person's lists on this device; a browser that stores nothing forgets them with the page. */
export function listLooks(userName: string, storage: () => Storage = () => localStorage) {
  const all = (): Readonly<Record<string, unknown>> => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(listLooksName) ?? '{}')
      return isObject(stored) ? stored : {}
    } catch {
      return {}
    }
  }
  const keyOf = (list: string) => `${userName} ${list}`
  const read = (list: string): ListLook => lookIn(all()[keyOf(list)])
  return {
    read,
    /** Changes the look as it is stored now: another window may have changed it since it was `shown` here. */
    change(list: string, shown: ListLook, step: (look: ListLook) => ListLook): ListLook {
      try {
        const look = step(read(list))
        storage().setItem(listLooksName, JSON.stringify({ ...all(), [keyOf(list)]: look }))
        return look
      } catch {
        // blocked or full
        return step(shown)
      }
    },
  }
}
