/** A write to an element, which can be tried on another one. */
export type Write = (element: HTMLElement) => unknown

const native = (of: object, name: string, element: HTMLElement) => Reflect.get(of, name, element)
const styleOf = (element: HTMLElement): CSSStyleDeclaration => native(HTMLElement.prototype, 'style', element)
const classesOf = (element: HTMLElement): DOMTokenList => native(Element.prototype, 'classList', element)
const dataOf = (element: HTMLElement): DOMStringMap => native(HTMLElement.prototype, 'dataset', element)

/** The attributes that the element really has, for the portal and every page. */
export const attributeOf = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name)

type Perform = (write: Write) => unknown

interface RootWriter {
  /** Called before each change. */
  onWrite(write: Write): void
  /** Whether the writing code considers a class (`class:NAME`) or an attribute set. */
  isSet(key: string): boolean
  /** An attribute as the reading code should see it, if that differs from the element's; else undefined. */
  seen(key: string): string | null | undefined
  /** An element with the style as the reading code should see it, if that differs; else undefined. */
  styledAsSeen(): HTMLElement | undefined
}

/** Attributes that are also written by a property of the element. */
const reflected = ['className', 'inert', 'ariaHidden', 'hidden', 'dir', 'lang'] as const

/** The object of an element that `of` returns, whose methods and members write by `perform`. */
function watchedPart<Part extends object>(
  element: HTMLElement,
  of: (element: HTMLElement) => Part,
  methods: Readonly<Record<string, (args: readonly unknown[]) => readonly unknown[]>>,
  perform: Perform,
  seen: (name: string) => string | null | undefined = () => undefined,
  elementAsSeen: () => HTMLElement | undefined = () => undefined,
): Part {
  return new Proxy(of(element), {
    get(part, name) {
      const own = typeof name === 'string' ? seen(name) : undefined
      if (own !== undefined) return own ?? undefined
      const argsOf = methods[String(name)]
      const read = argsOf ? part : of(elementAsSeen() ?? element)
      const value: unknown = Reflect.get(read, name, read)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]) => {
        const args = argsOf?.(given) ?? given
        const call = (on: object): unknown => Reflect.apply(value, on, args)
        return argsOf ? perform((on) => call(of(on))) : call(read)
      }
    },
    set: (_, name, value: unknown) => perform((on) => Reflect.set(of(on), name, value)) !== false,
    deleteProperty: (_, name) => perform((on) => Reflect.deleteProperty(of(on), name)) !== false,
  })
}

const asGiven = (args: readonly unknown[]) => args

/**
 * Follows each write to the element's attributes, classes and style. Needed beyond an observer, because removing what
 * isn't there causes no mutation, and the effect of a toggle depends on who writes.
 */
export function watchWrites(element: HTMLElement, { onWrite, isSet, seen, styledAsSeen }: RootWriter): void {
  const perform: Perform = (write) => {
    onWrite(write)
    return write(element)
  }
  const define = (name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(element, name, { ...descriptor, configurable: true })
  const toggled =
    (keyOf: (name: string) => string) =>
    ([name, force]: readonly unknown[]) => [name, force ?? !isSet(keyOf(String(name)))]
  const parts = {
    style: watchedPart(
      element,
      styleOf,
      { setProperty: asGiven, removeProperty: asGiven },
      perform,
      undefined,
      styledAsSeen,
    ),
    classList: watchedPart(
      element,
      classesOf,
      { add: asGiven, remove: asGiven, replace: asGiven, toggle: toggled((name) => `class:${name}`) },
      perform,
    ),
    dataset: watchedPart(element, dataOf, {}, perform, (name) =>
      seen(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    ),
  }
  for (const [name, part] of Object.entries(parts))
    define(name, {
      get: () => part,
      // As in browsers, a text assigned to the style becomes its declarations.
      set: (value: unknown) =>
        void perform((on) => Reflect.set(on === element ? HTMLElement.prototype : on, name, value, on)),
    })
  for (const name of reflected)
    if (name in element)
      define(name, {
        get: () => (name === 'lang' ? seen(name) : undefined) ?? native(HTMLElement.prototype, name, element),
        set: (value: unknown) => void perform((on) => Reflect.set(HTMLElement.prototype, name, value, on)),
      })
  define('getAttribute', {
    writable: true,
    value(name: string) {
      const own = seen(String(name).toLowerCase())
      return own === undefined ? attributeOf(element, name) : own
    },
  })
  const methods = {
    setAttribute: asGiven,
    removeAttribute: asGiven,
    toggleAttribute: toggled((name) => name.toLowerCase()),
  }
  for (const [name, argsOf] of Object.entries(methods))
    define(name, {
      writable: true,
      value(...given: readonly unknown[]) {
        const method: unknown = Reflect.get(Element.prototype, name)
        if (typeof method !== 'function') return undefined
        const args = argsOf(given)
        return perform((on) => Reflect.apply(method, on, args))
      },
    })
}
