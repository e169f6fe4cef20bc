type Values = Readonly<Record<string, unknown>>

export interface DraftStore {
  read(): Values | undefined
  /** False when the browser keeps nothing. */
  write(values: Values): boolean
  remove(): void
}

/**
 * A form as one person left it on this device. Signing out of the portal clears it with everything else that
 * sub-systems keep (specification §4).
 * @param name of the form
 */
export function draftStore(
  name: string,
  userName: string,
  storage: () => Storage = () => localStorage,
): DraftStore {
  const key = `sub-app-draft:${name}:${userName}`
  const attempt = <Result>(access: (area: Storage) => Result): Result | undefined => {
    try {
      return access(storage())
    } catch {
      return undefined // blocked or full
    }
  }
  return {
    read() {
      const kept: unknown = attempt((area) => JSON.parse(area.getItem(key) ?? 'null'))
      return isValues(kept) ? kept : undefined
    },
    write: (values) => attempt((area) => area.setItem(key, JSON.stringify(values)) ?? true) ?? false,
    remove() {
      attempt((area) => area.removeItem(key))
    },
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
