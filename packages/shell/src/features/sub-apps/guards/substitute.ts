import { registerSubstitute, replacedForAll } from './native-arguments.ts'

interface SubstituteOptions<Real extends object> {
  /** What it replaces for the page. */
  readonly real: Real
  /** The browser's own members, and the guard's replacements of some. */
  readonly guard: ProxyHandler<Real> & Required<Pick<ProxyHandler<Real>, 'get'>>
  /** Its class, if replaced prototype methods count, too. */
  readonly owner?: string
  /** Whether this assignment or definition replaces a member; otherwise it is data. */
  readonly replaces: (name: string | symbol, value: unknown) => boolean
}

/**
 * A sub-app's substitute for a browser object. A replaced member applies to its page only; calls of the original lead
 * to the guard. Prevents: a method wrapped by a sub-app (consent managers, recorders) calls itself forever, or runs in
 * the portal's calls.
 * @param target what the proxy is made of
 */
export function makeSubstitute<Real extends object>(
  target: Real,
  { real, guard, owner, replaces }: SubstituteOptions<Real>,
): Real {
  const replaced: object = Object.create(null)
  const isReplaced = (name: string | symbol) => Object.hasOwn(replaced, name)
  const define = (name: string | symbol, descriptor: PropertyDescriptor) =>
    Reflect.defineProperty(replaced, name, { ...descriptor, configurable: true })
  const own: Real = new Proxy(target, {
    ...guard,
    get(of, name, receiver) {
      if (isReplaced(name)) return Reflect.get(replaced, name, receiver)
      // A guard binds what it finds, but a class must stay as it is.
      if (name === 'constructor') return real.constructor
      return (owner && replacedForAll(owner, name)) ?? guard.get(of, name, receiver)
    },
    set(of, name, value: unknown) {
      const descriptor = Object.getOwnPropertyDescriptor(replaced, name)
      if (descriptor?.set) {
        descriptor.set.call(own, value)
        return true
      }
      if (descriptor) return descriptor.writable === true && define(name, { ...descriptor, value })
      if (replaces(name, value)) return define(name, { value, writable: true, enumerable: true })
      return guard.set ? guard.set(of, name, value, own) : Reflect.set(of, name, value)
    },
    defineProperty(of, name, descriptor) {
      const { get, set } = descriptor
      if (isReplaced(name) || get || set || replaces(name, descriptor.value)) return define(name, descriptor)
      return guard.defineProperty
        ? guard.defineProperty(of, name, descriptor)
        : Reflect.defineProperty(of, name, descriptor)
    },
    deleteProperty(of, name) {
      if (isReplaced(name)) return Reflect.deleteProperty(replaced, name)
      return guard.deleteProperty ? guard.deleteProperty(of, name) : Reflect.deleteProperty(of, name)
    },
  })
  registerSubstitute(own, real, (name) => guard.get(target, name, own))
  return own
}

/** The instance that has set a value of a name on its document last. */
const setBy = new Map<PropertyKey, object>()

const isBrowsers = (name: PropertyKey) => name in Document.prototype || name === 'location'

/**
 * What scripts of an instance keep on their document. It is on the real one, too, where libraries find it by
 * `ownerDocument`; of a name that other instances use as well, each finds its own.
 *
 * Prevents: in a second tab nothing answers, since the mark of the first says that the document is listened to already
 * (Solid).
 */
export function documentMarks() {
  const instance = {}
  const own = new Map<PropertyKey, unknown>()
  const isOfOther = (name: PropertyKey) => setBy.has(name) && setBy.get(name) !== instance
  return {
    isOfOther,
    has: (name: PropertyKey) => own.has(name),
    get: (name: PropertyKey) => own.get(name),
    set(name: PropertyKey, value: unknown) {
      if (isBrowsers(name)) return
      own.set(name, value)
      setBy.set(name, instance)
    },
    delete: (name: PropertyKey) => own.delete(name),
  }
}
