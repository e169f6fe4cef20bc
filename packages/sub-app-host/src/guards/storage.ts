import { cookieNames, keyPrefix } from '@portal/protocol/rules/stored-names'
import { listLooksName } from '@portal/sub-app-sdk/list-looks'
import { registerSubstitute } from './handed-classes.ts'

/** Whether a write to `document.cookie` sets or removes a cookie of the portal. */
export const isPortalsCookie = (text: unknown): boolean =>
  Object.values(cookieNames).some((name) => String(text).trimStart().startsWith(`${name}=`))

const isPortals = (name: unknown): boolean => String(name).startsWith(keyPrefix) && name !== listLooksName

/** Names of cookies and stored values that a sub-app has for itself, and where these values are stored. */
export type OwnNames = ReadonlyMap<string, string>

/** Among the portal's, with which a sign-out removes them; all pages of the sub-app have the same. */
export const ownNamesOf = (app: string, names: readonly string[]): OwnNames =>
  new Map(names.map((name) => [name, `${keyPrefix}own_${app}_${name}`]))

/** A cookie and a stored value of one name are two. */
const ofCookie = (stored: string): string => `${stored}_cookie`

const nameOfCookie = (text: string): string => text.replace(/=.*/s, '').trim()

/**
 * The cookies of the document, with those of the sub-app's own. Prevents: an admin template takes the portal's
 * certificate for its own token, and redirects for ever (vue-element-admin).
 */
export function readCookies(cookies: string, own: OwnNames, storage: () => Storage): string {
  if (own.size === 0) return cookies
  const shared = cookies.split('; ').filter((text) => text && !own.has(nameOfCookie(text)))
  const values = [...own].map(([name, stored]) => [name, storage().getItem(ofCookie(stored))] as const)
  const ofPage = values.flatMap(([name, value]) => (value === null ? [] : `${name}=${value}`))
  return [...shared, ...ofPage].join('; ')
}

/** Stores a cookie of the sub-app's own until the sign-out; false for any other. */
export function writeOwnCookie(text: string, own: OwnNames, storage: () => Storage): boolean {
  const name = own.get(nameOfCookie(text))
  if (name === undefined) return false
  const stored = ofCookie(name)
  const [pair = '', ...attributes] = text.split(';')
  const isOver = attributes.some((attribute) => {
    const [key = '', value = ''] = attribute.trim().split('=')
    if (/^max-age$/i.test(key)) return Number(value) <= 0
    return /^expires$/i.test(key) && Date.parse(value) <= Date.now()
  })
  if (isOver) storage().removeItem(stored)
  else storage().setItem(stored, pair.slice(pair.indexOf('=') + 1).trim())
  return true
}

/**
 * Web Storage as a sub-app sees it. It is shared; the portal's values can be read, but not changed or removed.
 * Prevents: `localStorage.clear()` in a sub-app's sign-out, which would remove the user's session and settings.
 * @param onRefused called with the first refused change
 * @param own names that are stored for the sub-app alone
 */
export function guardStorage(
  storage: Storage,
  onRefused: (change: string) => void,
  own: OwnNames = new Map(),
): Storage {
  let hasReported = false
  const mayChange = (change: string, name: unknown): boolean => {
    if (own.has(String(name)) || !isPortals(name)) return true
    if (!hasReported) onRefused(`${change}(${String(name)})`)
    hasReported = true
    return false
  }
  const stored = <Name>(name: Name): Name | string => own.get(String(name)) ?? name
  const native = (method: string, [name, ...args]: readonly unknown[]): unknown =>
    Reflect.apply(Reflect.get(Storage.prototype, method), storage, [stored(name), ...args])
  const overrides: Readonly<Record<string, (...args: readonly unknown[]) => unknown>> = {
    clear() {
      for (const name of Object.keys(storage)) if (!isPortals(name)) native('removeItem', [name])
      for (const name of own.values()) storage.removeItem(name)
    },
    removeItem(...args) {
      if (mayChange('storage.removeItem', args[0])) native('removeItem', args)
    },
    setItem(...args) {
      if (mayChange('storage.setItem', args[0])) native('setItem', args)
    },
    getItem: (...args) => native('getItem', args),
    key: (index) => storage.key(Number(index)),
  }
  const guarded = new Proxy(storage, {
    get(target, name) {
      if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name)
      if (typeof name === 'string' && own.has(name)) return native('getItem', [name]) ?? undefined
      const value: unknown = Reflect.get(target, name)
      // The class itself is unchanged.
      return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value
    },
    // The browser's own accepts only itself as receiver. A refused change fails silently, as in sloppy mode.
    set(target, name, value) {
      // A wrapper that tells when something is stored is for its page only.
      if (Object.hasOwn(overrides, name)) return Reflect.set(overrides, name, value)
      return !mayChange('storage.setItem', name) || Reflect.set(target, stored(name), value)
    },
    defineProperty(target, name, descriptor) {
      if (Object.hasOwn(overrides, name)) return Reflect.defineProperty(overrides, name, descriptor)
      return !mayChange('storage.setItem', name) || Reflect.defineProperty(target, name, descriptor)
    },
    deleteProperty: (target, name) =>
      !mayChange('storage.removeItem', name) || Reflect.deleteProperty(target, stored(name)),
  })
  registerSubstitute(guarded, storage)
  return guarded
}
