/** A sub-app's substitute for the real document, window, storage, history or registry. */
interface Substitute {
  readonly real: object
  /** Its member, ignoring replacements by the page's code. */
  readonly member: (name: string) => unknown
}

const substitutes = new WeakMap<object, Substitute>()

const substituteOf = (value: unknown): Substitute | undefined =>
  typeof value === 'object' && value !== null ? substitutes.get(value) : undefined

/** From now on, browser methods called with `substitute` get the real object. */
export function registerSubstitute(
  substitute: object,
  real: object,
  member: Substitute['member'] = (name) => Reflect.get(substitute, name),
): void {
  acceptSubstitutes()
  substitutes.set(substitute, { real, member })
}

const realOf = (value: unknown): unknown => substituteOf(value)?.real ?? value

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Methods that take a node or a window; each replaces substitutes among its arguments by the real one. */
const takingObjects: readonly [owner: string, names: readonly string[]][] = [
  [
    'Range',
    [
      ...['setStart', 'setEnd', 'setStartBefore', 'setStartAfter', 'setEndBefore', 'setEndAfter'],
      ...['selectNode', 'selectNodeContents', 'comparePoint', 'isPointInRange', 'intersectsNode'],
    ],
  ],
  [
    'Selection',
    ['collapse', 'setPosition', 'extend', 'setBaseAndExtent', 'selectAllChildren', 'containsNode'],
  ],
  ['XMLSerializer', ['serializeToString']],
  ['Node', ['contains', 'isSameNode', 'isEqualNode']],
  // By which events were made before they had constructors: jQuery Simulate, the fallback of FileSaver.
  ['UIEvent', ['initUIEvent']],
  ['MouseEvent', ['initMouseEvent']],
  ['KeyboardEvent', ['initKeyboardEvent']],
]

/** Methods that libraries borrow from the prototype and call on their document or window. */
const borrowed: readonly [owner: string, names: readonly string[]][] = [
  ['EventTarget', ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  ['Node', ['contains']],
  [
    'Document',
    [
      ...['createElement', 'createElementNS', 'createTextNode', 'createDocumentFragment', 'importNode'],
      ...['querySelector', 'querySelectorAll', 'getElementById', 'getElementsByTagName'],
      ...['getElementsByClassName', 'getElementsByName'],
    ],
  ],
  ['Storage', ['getItem', 'setItem', 'removeItem', 'clear', 'key']],
  ['History', ['pushState', 'replaceState', 'go', 'back', 'forward']],
  ['CustomElementRegistry', ['define', 'get', 'getName', 'whenDefined', 'upgrade']],
]

const prototypeOf = (owner: string): object | undefined => {
  const type: unknown = Reflect.get(window, owner)
  return typeof type === 'function' ? Reflect.get(type, 'prototype') : undefined
}

/** The browser's members, and their replacements here, by class and name. */
const methods = new Map<string, { readonly native: Method; readonly accepting: Method }>()

/** The browser's own method, ignoring replacements by a page. */
export function nativeMethod(owner: string, name: string): Method {
  acceptSubstitutes()
  const method = methods.get(`${owner}.${name}`)
  if (!method) throw new Error(`${owner}.${name} is no method that is followed`)
  return method.native
}

/** A page's replacement of a method for all objects of its class. */
export function replacedForAll(owner: string, name: string | symbol): unknown {
  const known = methods.get(`${owner}.${String(name)}`)
  const method: unknown = known && Reflect.get(prototypeOf(owner) ?? {}, name)
  return method === known?.accepting ? undefined : method
}

function wrapMethods(list: typeof borrowed, wrap: (method: Method, name: string) => Method): void {
  for (const [owner, names] of list) {
    const prototype = prototypeOf(owner)
    for (const name of names) {
      const method: unknown = prototype && Reflect.get(prototype, name)
      if (!prototype || typeof method !== 'function') continue
      const native = method as Method // a method of the browser
      const accepting = wrap(native, name)
      methods.set(`${owner}.${name}`, { native, accepting })
      Reflect.set(prototype, name, accepting)
    }
  }
}

/** Values that code reads by the getter of the prototype. */
const borrowedGetters: typeof borrowed = [
  ['Storage', ['length']],
  ['History', ['length', 'state']],
  ['Document', ['cookie', 'readyState', 'hidden', 'visibilityState']],
]

function wrapGetters(): void {
  for (const [owner, names] of borrowedGetters) {
    const prototype = prototypeOf(owner)
    for (const name of names) {
      const descriptor = prototype && Object.getOwnPropertyDescriptor(prototype, name)
      const get = descriptor?.get
      if (prototype && get)
        Object.defineProperty(prototype, name, {
          ...descriptor,
          get(this: unknown) {
            return get.call(realOf(this))
          },
        })
    }
  }
}

let areAccepted = false

/**
 * Lets browser methods accept a sub-app's substitutes, once for all sub-apps: a proxy is no node to the browser.
 * Prevents: Lit renders nothing, since it sets a tree walker's `currentNode` to its document; values stored by VueUse
 * get lost, since its storage event is refused.
 */
function acceptSubstitutes(): void {
  if (areAccepted) return
  areAccepted = true
  wrapMethods(
    takingObjects,
    (method) =>
      function (this: unknown, ...args) {
        return method.apply(this, args.map(realOf))
      },
  )
  wrapMethods(
    borrowed,
    (method, name) =>
      function (this: unknown, ...args) {
        const own = substituteOf(this)?.member(name)
        return typeof own === 'function' ? Reflect.apply(own, this, args) : method.apply(this, args)
      },
  )
  wrapGetters()
  const walker = Object.getOwnPropertyDescriptor(TreeWalker.prototype, 'currentNode')
  if (walker?.set)
    Object.defineProperty(TreeWalker.prototype, 'currentNode', {
      ...walker,
      set(this: TreeWalker, node: unknown) {
        walker.set?.call(this, realOf(node))
      },
    })
}

type Constructor = new (...args: never[]) => object

/** The same class for options that contain a sub-app's document or window. */
export const acceptingOptions = <Type extends Constructor>(type: Type, names: readonly string[]): Type =>
  new Proxy(type, {
    construct(target, args: unknown[], newTarget) {
      const [first, options, ...others] = args
      const isObject = typeof options === 'object' && options !== null
      if (!isObject || !names.some((name) => substituteOf(Reflect.get(options, name))))
        return Reflect.construct(target, args, newTarget)
      // Read on request: options may be another event, which has them on its prototype.
      const real = new Proxy({}, { get: (_, name) => realOf(Reflect.get(options, name)) })
      return Reflect.construct(target, [first, real, ...others], newTarget)
    },
  })

const eventTypes = [
  ...['UIEvent', 'MouseEvent', 'PointerEvent', 'DragEvent', 'WheelEvent', 'TouchEvent'],
  ...['KeyboardEvent', 'InputEvent', 'CompositionEvent', 'FocusEvent', 'StorageEvent'],
]

/** The classes of events that a script can create with its window, document or storage, by name. */
export const eventClasses = (): Readonly<Record<string, Constructor>> =>
  Object.fromEntries(
    eventTypes.flatMap((name) => {
      const type: unknown = Reflect.get(window, name)
      return typeof type === 'function'
        ? [[name, acceptingOptions(type as Constructor, ['view', 'relatedTarget', 'storageArea'])]] // a class of the browser
        : []
    }),
  )
