import { storedKeys } from './keys.ts'
import type { StorageArea } from './stored-key.ts'
import { createValueStore } from './value-store.ts'

export const storageArea = (which: StorageArea) =>
  which === 'local' ? window.localStorage : window.sessionStorage

const store = createValueStore({ area: storageArea, now: () => Date.now() })

export const { read: readStored, write: writeStored, remove: removeStored } = store

/** Forgets everything but harmless preferences (specification §4: logout), and but `kept`. */
export const clearStored = (areas?: readonly StorageArea[], kept?: { readonly name: string }): void =>
  store.clear(
    Object.values(storedKeys).filter((key) => key.survivesSignOut || key === kept),
    areas,
  )
