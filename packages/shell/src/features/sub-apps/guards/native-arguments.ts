/** The real document or window, by what a sub-app has in its place. */
const realOnes = new WeakMap<object, Document | Window>()

/** From now on the browser takes `substitute` where it asks for the real one. */
export function standsFor(substitute: object, real: Document | Window): void {
  acceptSubstitutes()
  realOnes.set(substitute, real)
}

const realOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (realOnes.get(value) ?? value) : value

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
    ],
  ],
]

const prototypeOf = (owner: string): object | undefined => {
  const type: unknown = Reflect.get(window, owner)
  return typeof type === 'function' ? Reflect.get(type, 'prototype') : undefined
}

function wrapMethods(list: typeof borrowed, wrap: (method: Method, name: string) => Method): void {
  for (const [owner, names] of list) {
    const prototype = prototypeOf(owner)
    for (const name of names) {
      const method: unknown = prototype && Reflect.get(prototype, name)
      if (prototype && typeof method === 'function')
        Reflect.set(prototype, name, wrap(method as Method, name)) // a method of the browser
    }
  }
}

let areAccepted = false

/**
 * Once for all sub-apps. The browser knows no proxies: given the document of a sub-app, it refuses it as no node.
 *
 * Prevents: Lit and what is built with it draws nothing, since it sets the `currentNode` of a tree walker to its document.
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
        if (typeof this !== 'object' || this === null || !realOnes.has(this)) return method.apply(this, args)
        return Reflect.apply(Reflect.get(this, name), this, args)
      },
  )
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
      if (typeof options !== 'object' || options === null) return Reflect.construct(target, args, newTarget)
      const real = Object.fromEntries(
        names.filter((name) => name in options).map((name) => [name, realOf(Reflect.get(options, name))]),
      )
      return Reflect.construct(target, [first, { ...options, ...real }, ...others], newTarget)
    },
  })

const eventTypes = [
  ...['UIEvent', 'MouseEvent', 'PointerEvent', 'DragEvent', 'WheelEvent', 'TouchEvent'],
  ...['KeyboardEvent', 'InputEvent', 'CompositionEvent', 'FocusEvent'],
]

/** The classes of events that a script can make of its own window and document, by their names. */
export const eventClasses = (): Readonly<Record<string, Constructor>> =>
  Object.fromEntries(
    eventTypes.flatMap((name) => {
      const type: unknown = Reflect.get(window, name)
      return typeof type === 'function'
        ? [[name, acceptingOptions(type as Constructor, ['view', 'relatedTarget'])]] // a class of the browser
        : []
    }),
  )
