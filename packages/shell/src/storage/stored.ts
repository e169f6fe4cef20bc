import { type KeepOptions, keptAsItIs } from './kept-as-it-is.ts'
import { storedKeys } from './keys.ts'
import type { StorageArea } from './stored-key.ts'
import { createValueStore } from './value-store.ts'

const area = (which: StorageArea) => (which === 'local' ? window.localStorage : window.sessionStorage)

const store = createValueStore({ area, now: () => Date.now() })

export const { read: readStored, write: writeStored, remove: removeStored } = store

/** Forgets everything but harmless preferences (specification §4: logout). */
export const clearStored = (areas?: readonly StorageArea[]): void =>
  store.clear(
    Object.values(storedKeys).filter((key) => key.survivesSignOut),
    areas,
  )

const ownNames: ReadonlySet<string> = new Set(Object.values(storedKeys).map(({ name }) => name))

/** A browser tells a window what others have stored, never what it has stored itself. */
const changedElsewhere: KeepOptions['changedElsewhere'] = (changed) => {
  const end = new AbortController()
  window.addEventListener('storage', ({ key }) => changed(key), { signal: end.signal })
  return () => end.abort()
}

/** Undoes, when the returned function is called, what others than the portal itself have stored here until then. */
export const keepStored = (): (() => void) => keptAsItIs({ area, except: ownNames, changedElsewhere })
