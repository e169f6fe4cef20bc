import { registerSubstitute } from './handed-classes.ts'

interface SubstituteOptions<Real extends object> {
  /** What it replaces for the page. */
  readonly real: Real
  /** The browser's own members, and the guard's replacements of some. */
  readonly guard: ProxyHandler<Real> & Required<Pick<ProxyHandler<Real>, 'get'>>
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
  { real, guard, replaces }: SubstituteOptions<Real>,
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
      return guard.get(of, name, receiver)
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
  registerSubstitute(own, real)
  return own
}
