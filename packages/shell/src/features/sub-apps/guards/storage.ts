import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { cookieNames } from '../../../lib/storage/cookies.ts'
import { keyPrefix } from '../../../lib/storage/stored-value.ts'
import { makeSubstitute } from './substitute.ts'

/** Whether a write to `document.cookie` sets or removes a cookie of the portal. */
export const isPortalsCookie = (text: unknown): boolean =>
  Object.values(cookieNames).some((name) => String(text).trimStart().startsWith(`${name}=`))

const isPortals = (name: unknown): boolean => String(name).startsWith(keyPrefix) && name !== listLooksName

/**
 * Web Storage as a sub-app sees it. It is shared; the portal's values can be read, but not changed or removed.
 * Prevents: `localStorage.clear()` in a sub-app's sign-out, which would remove the user's session and settings.
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
  const native = (name: string, args: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(Storage.prototype, name), storage, args)
  const overrides: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
    clear() {
      for (const name of Object.keys(storage)) if (!isPortals(name)) native('removeItem', [name])
    },
    removeItem(...args) {
      if (mayChange('storage.removeItem', args[0])) native('removeItem', args)
    },
    setItem(...args) {
      if (mayChange('storage.setItem', args[0])) native('setItem', args)
    },
    getItem: (...args) => native('getItem', args),
    key: (...args) => native('key', args),
  }
  return makeSubstitute(storage, {
    real: storage,
    guard: {
      get(target, name) {
        if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name)
        const value: unknown = Reflect.get(target, name)
        // The class itself is unchanged.
        return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value
      },
      // The browser's own accepts only itself as receiver. A refused change fails silently, as in sloppy mode.
      set: (target, name, value) => !mayChange('storage.setItem', name) || Reflect.set(target, name, value),
      defineProperty: (target, name, descriptor) =>
        !mayChange('storage.setItem', name) || Reflect.defineProperty(target, name, descriptor),
      deleteProperty: (target, name) =>
        !mayChange('storage.removeItem', name) || Reflect.deleteProperty(target, name),
    },
    replaces: (name) => name in Storage.prototype,
  })
}
