import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { cookieNames } from '../../../lib/storage/cookies.ts'
import { keyPrefix } from '../../../lib/storage/stored-value.ts'

/** Whether what a script writes into `document.cookie` sets or removes a cookie of the portal. */
export const isPortalsCookie = (text: unknown): boolean =>
  Object.values(cookieNames).some((name) => String(text).trimStart().startsWith(`${name}=`))

const isPortals = (name: unknown): boolean => String(name).startsWith(keyPrefix) && name !== listLooksName

/**
 * Web Storage as a sub-app sees it. All share one; what the portal keeps there can be read, not changed or removed.
 *
 * Prevents: `localStorage.clear()` in the sign-out of a sub-app, which takes the user's session and settings away.
 * @param onRefused called with the first refused change
 */
export function guardStorage(storage: Storage, onRefused: (change: string) => void): Storage {
  let hasReported = false
  const mayChange = (change: string, name: unknown): boolean => {
    if (!isPortals(name)) return true
    if (!hasReported) onRefused(`${change}(${String(name)})`)
    hasReported = true
    return false
  }
  const overrides: Partial<Storage> = {
    clear() {
      for (const name of Object.keys(storage)) if (!isPortals(name)) storage.removeItem(name)
    },
    removeItem(name) {
      if (mayChange('storage.removeItem', name)) storage.removeItem(name)
    },
    setItem(name, value) {
      if (mayChange('storage.setItem', name)) storage.setItem(name, value)
    },
  }
  return new Proxy(storage, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
    // The browser's own takes no receiver but itself. A refused change fails silently, as it does in no strict code.
    set: (target, name, value) => !mayChange('storage.setItem', name) || Reflect.set(target, name, value),
    deleteProperty: (target, name) =>
      !mayChange('storage.removeItem', name) || Reflect.deleteProperty(target, name),
  })
}
