/** What a sub-app has in place of the real document, window, storage, history or registry. */
interface Substitute {
  readonly real: object
  /** Its member, whatever code of the page has put in its place. */
  readonly member: (name: string) => unknown
}

const substitutes = new WeakMap<object, Substitute>()

const substituteOf = (value: unknown): Substitute | undefined =>
  typeof value === 'object' && value !== null ? substitutes.get(value) : undefined

/** From now on the browser takes `substitute` where it asks for the real one. */
export function standsFor(
  substitute: object,
  real: object,
  member: Substitute['member'] = (name) => Reflect.get(substitute, name),
): void {
  acceptSubstitutes()
  substitutes.set(substitute, { real, member })
}

const realOf = (value: unknown): unknown => substituteOf(value)?.real ?? value

type Method = (this: unknown, ...args: unknown[]) => unknown

/** Methods that get a node; each looks for the real one among its arguments. */
const takingNodes: readonly [owner: string, names: readonly string[]][] = [
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

/** What the browser has, and what has been put in its place here, by class and name. */
const methods = new Map<string, { readonly native: Method; readonly accepting: Method }>()

/** The browser's own method, whatever a page has put in its place. */
export function nativeMethod(owner: string, name: string): Method {
  acceptSubstitutes()
  const method = methods.get(`${owner}.${name}`)
  if (!method) throw new Error(`${owner}.${name} is no method that is followed`)
  return method.native
}

/** What a page has put in place of a method for all objects of its class. */
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
 * Once for all sub-apps. The browser knows no proxies: given the document of a sub-app, it refuses it as no node.
 *
 * Prevents: Lit and what is built with it draws nothing, since it sets the `currentNode` of a tree walker to its document;
 * what VueUse stores is gone at once, since the event by which it tells its other users is refused.
 */
function acceptSubstitutes(): void {
  if (areAccepted) return
  areAccepted = true
  wrapMethods(
    takingNodes,
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

/** The same class for options that name the document or the window of a sub-app. */
export const acceptingOptions = <Type extends Constructor>(type: Type, names: readonly string[]): Type =>
  new Proxy(type, {
    construct(target, args: unknown[], newTarget) {
      const [first, options, ...others] = args
      const isObject = typeof options === 'object' && options !== null
      if (!isObject || !names.some((name) => substituteOf(Reflect.get(options, name))))
        return Reflect.construct(target, args, newTarget)
      // Read when it is requested: options may be another event, which has them by its prototype.
      const real = new Proxy({}, { get: (_, name) => realOf(Reflect.get(options, name)) })
      return Reflect.construct(target, [first, real, ...others], newTarget)
    },
  })

const eventTypes = [
  ...['UIEvent', 'MouseEvent', 'PointerEvent', 'DragEvent', 'WheelEvent', 'TouchEvent'],
  ...['KeyboardEvent', 'InputEvent', 'CompositionEvent', 'FocusEvent', 'StorageEvent'],
]

/** The classes of events that a script can make of its own window, document and storage, by their names. */
export const eventClasses = (): Readonly<Record<string, Constructor>> =>
  Object.fromEntries(
    eventTypes.flatMap((name) => {
      const type: unknown = Reflect.get(window, name)
      return typeof type === 'function'
        ? [[name, acceptingOptions(type as Constructor, ['view', 'relatedTarget', 'storageArea'])]] // a class of the browser
        : []
    }),
  )
