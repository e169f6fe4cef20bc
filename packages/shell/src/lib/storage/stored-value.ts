import { keyPrefix } from '@portal/protocol/rules/stored-names'

/** `local` outlives the browser window, `session` ends with it. */
export type StorageArea = 'local' | 'session'

/** A typed place in Web Storage. `accepts` checks what comes back: storage is written by older versions too. */
export interface StoredKey<Value> {
  readonly name: `${typeof keyPrefix}${string}`
  readonly area: StorageArea
  readonly accepts: (value: unknown) => value is Value
  /** Harmless preferences stay; everything else is removed at sign-out (specification §4). */
  readonly survivesSignOut: boolean
}

export function storedKey<Value>(
  name: string,
  accepts: (value: unknown) => value is Value,
  {
    area = 'local',
    survivesSignOut = false,
  }: Partial<Pick<StoredKey<Value>, 'area' | 'survivesSignOut'>> = {},
): StoredKey<Value> {
  return { name: `${keyPrefix}${name}`, area, accepts, survivesSignOut }
}

/** Values live three days unless said otherwise (specification §9). */
export const defaultDays = 3
const dayMs = 86_400_000

/** The part of Web Storage that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface ValueStoreOptions {
  /** Gives an area or throws when the browser blocks it. */
  readonly area: (area: StorageArea) => WebStorage
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
}

/** What is stored: the value and when it expires. */
interface StoredRecord {
  readonly value: unknown
  readonly expiresAt: number
}

const isStoredRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number'

/** Typed values with an expiry over Web Storage. Storage that is blocked, full or broken never throws. */
export function createValueStore({ area, now }: ValueStoreOptions) {
  /** Runs one access; a browser that refuses it leaves the portal without memory, not without function. */
  const attempt = <Result>(
    which: StorageArea,
    access: (storage: WebStorage) => Result,
  ): Result | undefined => {
    try {
      return access(area(which))
    } catch {
      return undefined
    }
  }

  const remove = <Value>(key: StoredKey<Value>): void => {
    attempt(key.area, (storage) => storage.removeItem(key.name))
  }

  const read = <Value>(key: StoredKey<Value>): Value | undefined => {
    const text = attempt(key.area, (storage) => storage.getItem(key.name))
    if (text === undefined || text === null) return undefined
    const record = parse(text)
    if (isStoredRecord(record) && now() < record.expiresAt && key.accepts(record.value)) return record.value
    remove(key)
    return undefined
  }

  /** `days` may be a fraction; a value written with 0 days expires at once. */
  const write = <Value>(key: StoredKey<Value>, value: Value, { days = defaultDays } = {}): void => {
    const record: StoredRecord = { value, expiresAt: now() + days * dayMs }
    attempt(key.area, (storage) => storage.setItem(key.name, JSON.stringify(record)))
  }

  /**
   * Removes everything but the given values. Sub-systems use the same storage, under names that the specification
   * doesn't show, so anything not known as harmless is removed (assumed). On a host shared with other applications,
   * their local storage stays.
   */
  const clear = (
    kept: readonly Pick<StoredKey<unknown>, 'name'>[],
    areas: readonly StorageArea[] = ['local', 'session'],
    isHostShared = false,
  ): void => {
    const keptNames = new Set<string>(kept.map((key) => key.name))
    for (const which of areas) {
      const mayBeOthers = isHostShared && which === 'local'
      attempt(which, (storage) => {
        for (const name of namesIn(storage))
          if (!keptNames.has(name) && !(mayBeOthers && !name.startsWith(keyPrefix))) storage.removeItem(name)
      })
    }
  }

  return { read, write, remove, clear }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const namesIn = (storage: WebStorage): string[] =>
  Array.from({ length: storage.length }, (_slot, index) => storage.key(index) ?? '')
