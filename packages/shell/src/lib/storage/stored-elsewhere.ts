import type { StoredKey } from './stored-key.ts'

/** Tells when another window of the browser has written or removed a value of local storage. */
export const onStoredElsewhere = ({ name }: Pick<StoredKey<unknown>, 'name'>, changed: () => void): void =>
  window.addEventListener('storage', ({ key }) => {
    // A storage that was cleared names no key.
    if (key === name || key === null) changed()
  })
