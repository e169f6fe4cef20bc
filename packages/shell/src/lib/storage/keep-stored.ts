import { type KeepOptions, keptAsItIs } from './kept-as-it-is.ts'
import { storedKeys } from './keys.ts'
import { storageArea } from './stored.ts'

const ownNames: ReadonlySet<string> = new Set(Object.values(storedKeys).map(({ name }) => name))

/** A browser tells a window what others have stored, never what it has stored itself. */
const changedElsewhere: KeepOptions['changedElsewhere'] = (changed) => {
  const end = new AbortController()
  window.addEventListener('storage', ({ key }) => changed(key), { signal: end.signal })
  return () => end.abort()
}

/** Undoes, when the returned function is called, what others than the portal itself have stored here until then. */
export const keepStored = (): (() => void) =>
  keptAsItIs({ area: storageArea, except: ownNames, changedElsewhere })
