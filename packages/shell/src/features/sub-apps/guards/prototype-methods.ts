/** An instance, as far as its methods are concerned. */
interface Definer {
  /** Whether a page of it is mounted or about to be. */
  readonly isInUse: boolean
}

interface Method {
  readonly target: object
  readonly name: PropertyKey
  readonly value: object
}

/** Where libraries define methods for all elements. */
const shared = () => [EventTarget.prototype, Node.prototype, Element.prototype, HTMLElement.prototype]

/** What each instance has defined while its scripts ran, in the order in which the instances came. */
const methodsOf = new Map<Definer, readonly Method[]>()
/** Remembered beyond the end of the instance, since the method may stay defined. */
const definers = new WeakMap<object, Definer>()

/** Read without calling it, as an accessor would be. */
const methodAt = (target: object, name: PropertyKey): object | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(target, name)?.value
  return typeof value === 'function' ? value : undefined
}

const methodsNow = () =>
  shared().map((target) => ({
    target,
    methods: new Map(Reflect.ownKeys(target).map((name) => [name, methodAt(target, name)])),
  }))

/**
 * Scripts of an instance start; what they have defined is found at the end of the task. Prevents: pop-ups of a page
 * don't show once a second tab was closed, since both have defined the same method of all elements, and that of the
 * closed page, whose timers have ended, was called (Alpine).
 */
export function watchPrototypes(definer: Definer): void {
  const before = methodsNow()
  queueMicrotask(() => {
    const found = before.flatMap(({ target, methods }) =>
      Reflect.ownKeys(target).flatMap((name): Method[] => {
        const value = methodAt(target, name)
        return value && value !== methods.get(name) ? [{ target, name, value }] : []
      }),
    )
    if (found.length === 0) return
    for (const { value } of found) definers.set(value, definer)
    const isFoundAgain = (one: Method) =>
      found.some(({ target, name }) => target === one.target && name === one.name)
    const earlier = (methodsOf.get(definer) ?? []).filter((one) => !isFoundAgain(one))
    methodsOf.set(definer, [...earlier, ...found])
  })
}

/** A page begins or has ended: a method of an instance without a page gives way to that of one with a page. */
export function settlePrototypes(): void {
  for (const [definer, methods] of methodsOf) {
    if (!definer.isInUse) continue
    for (const { target, name, value } of methods) {
      const current = methodAt(target, name)
      if (current && definers.get(current)?.isInUse === false) Reflect.set(target, name, value)
    }
  }
}

/** No page of the instance follows. */
export const forgetMethods = (definer: Definer): void => void methodsOf.delete(definer)
