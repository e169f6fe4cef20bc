import { storageArea, storedKeys } from './stored.ts'
import type { StorageArea, WebStorage } from './stored-value.ts'

interface KeepOptions {
  /** Gives an area or throws when the browser blocks it. */
  readonly area: (area: StorageArea) => WebStorage
  /** Names that are left alone. */
  readonly except: ReadonlySet<string>
  /** Calls back with the name of each local value that another window changes (null: all of them), until it is ended. */
  readonly changedElsewhere: (changed: (name: string | null) => void) => () => void
}

type Values = ReadonlyMap<string, string>

/**
 * Takes a snapshot of Web Storage. The returned function undoes, once, what this window has changed since; changes by
 * other windows stay.
 */
export function undoStorageChanges({ area, except, changedElsewhere }: KeepOptions): () => void {
  const areas = (['local', 'session'] as const).flatMap((which) => {
    const storage = accessible(() => area(which))
    return storage ? [{ which, storage, before: valuesIn(storage) }] : []
  })
  const ofOthers = new Set<string | null>()
  let isOver = false
  const end = changedElsewhere((name) => ofOthers.add(name))

  const isOurs = (which: StorageArea, name: string) =>
    !except.has(name) && (which === 'session' || !(ofOthers.has(name) || ofOthers.has(null)))

  return () => {
    if (isOver) return
    isOver = true
    end()
    for (const { which, storage, before } of areas) {
      const names = new Set([...before.keys(), ...valuesIn(storage).keys()])
      for (const name of names) if (isOurs(which, name)) restore(storage, name, before.get(name))
    }
  }
}

function restore(storage: WebStorage, name: string, value: string | undefined): void {
  accessible(() => (value === undefined ? storage.removeItem(name) : storage.setItem(name, value)))
}

const valuesIn = (storage: WebStorage): Values =>
  new Map(
    Array.from({ length: storage.length }, (_slot, index) => {
      const name = storage.key(index) ?? ''
      return [name, storage.getItem(name) ?? ''] as const
    }),
  )

/** Storage that is blocked, full or broken never throws. */
function accessible<Result>(access: () => Result): Result | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}

const ownNames: ReadonlySet<string> = new Set(Object.values(storedKeys).map(({ name }) => name))

/** Browsers report changes of other windows, never a window's own; scripts dispatch such events, too. */
const changedElsewhere: KeepOptions['changedElsewhere'] = (changed) => {
  const end = new AbortController()
  window.addEventListener('storage', ({ key, isTrusted }) => isTrusted && changed(key), {
    signal: end.signal,
  })
  return () => end.abort()
}

/** Undoes, when the returned function is called, what others than the portal itself have stored here until then. */
export const keepStored = (): (() => void) =>
  undoStorageChanges({ area: storageArea, except: ownNames, changedElsewhere })
