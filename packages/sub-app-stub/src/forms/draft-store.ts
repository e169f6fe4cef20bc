type Values = Readonly<Record<string, unknown>>

export interface Draft {
  readonly id: string
  /** ISO 8601. */
  readonly keptAt: string
  readonly values: Values
}

/** The draft that products of the catalogue are chosen into. */
export const cartId = 'cart'

export interface DraftStore {
  /** Newest first. */
  list(): readonly Draft[]
  read(id: string): Values | undefined
  /** False when the browser keeps nothing. */
  write(draft: Draft): boolean
  remove(id: string): void
}

/**
 * One user's drafts of a form on this device. The portal's sign-out clears them with all storage of sub-systems
 * (specification §4).
 * @param name of the form
 */
export function draftStore(
  name: string,
  userName: string,
  storage: () => Storage = () => localStorage,
  now: () => Date = () => new Date(),
): DraftStore {
  const key = `sub-app-drafts:${name}:${userName}`
  const attempt = <Result>(access: (area: Storage) => Result): Result | undefined => {
    try {
      return access(storage())
    } catch {
      return undefined // blocked or full
    }
  }
  const listed = (): Draft[] => {
    const kept: unknown = attempt((area) => JSON.parse(area.getItem(key) ?? '[]'))
    return Array.isArray(kept) ? kept.filter(isDraft) : []
  }
  /** Once there was one draft of a form, without a name or a time: it joins the others, as the oldest. */
  const formerKey = `sub-app-draft:${name}:${userName}`
  const takeUpFormer = () => {
    const former: unknown = attempt((area) => JSON.parse(area.getItem(formerKey) ?? 'null'))
    if (!isValues(former)) return
    const draft = { id: 'former', keptAt: now().toISOString(), values: former }
    if (keep([...listed(), draft])) attempt((area) => area.removeItem(formerKey))
  }
  const list = () => {
    takeUpFormer()
    return listed()
  }
  const others = (id: string) => list().filter((draft) => draft.id !== id)
  const keep = (drafts: readonly Draft[]) =>
    attempt((area) => {
      if (drafts.length === 0) area.removeItem(key)
      else area.setItem(key, JSON.stringify(drafts))
      return true
    }) ?? false
  return {
    list,
    read: (id) => list().find((draft) => draft.id === id)?.values,
    write: (draft) => keep([draft, ...others(draft.id)]),
    remove(id) {
      keep(others(id))
    },
  }
}

const isDraft = (value: unknown): value is Draft =>
  value instanceof Object &&
  'id' in value &&
  typeof value.id === 'string' &&
  'keptAt' in value &&
  typeof value.keptAt === 'string' &&
  !Number.isNaN(Date.parse(value.keptAt)) &&
  'values' in value &&
  isValues(value.values)

const isValues = (value: unknown): value is Values => value instanceof Object && !Array.isArray(value)
