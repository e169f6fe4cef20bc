import { iterableWeakSet } from './live-objects.ts'
import { nativeMethod } from './native-arguments.ts'
import { type DocumentGuards, instanceAround, runningInstance } from './running-instance.ts'
import { makeSubstitute } from './substitute.ts'

const callbackNames = [
  ...['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'],
  ...['formAssociatedCallback', 'formResetCallback', 'formDisabledCallback', 'formStateRestoreCallback'],
]

/** What one instance has defined under a name. */
interface Definition {
  readonly type: CustomElementConstructor
  readonly observed: ReadonlySet<string>
  readonly callbacks: ReadonlyMap<string, (...args: unknown[]) => void>
  readonly run: (call: () => void) => void
}

/** The document's single definition of a name, in place of those of all instances. */
interface StandIn {
  readonly type: CustomElementConstructor
  readonly observed: ReadonlySet<string>
  /** Elements created before their instance was known or had defined them. */
  readonly waiting: ReturnType<typeof iterableWeakSet<HTMLElement>>
}

const standIns = new Map<string, StandIn>()
const definitions = new WeakMap<DocumentGuards, Map<string, Definition>>()
const definitionOf = new WeakMap<Element, Definition>()

/** The element whose constructor is about to be called. */
let underConstruction: { readonly element: HTMLElement; readonly type: unknown } | undefined

function call(element: HTMLElement, name: string, args: readonly unknown[] = []): void {
  const definition = definitionOf.get(element)
  if (name === 'attributeChangedCallback' && !definition?.observed.has(String(args[0]))) return
  const callback = definition?.callbacks.get(name)
  if (callback) definition?.run(() => callback.apply(element, [...args]))
}

const reportAttribute = (element: HTMLElement, name: string, before: string | null) =>
  call(element, 'attributeChangedCallback', [name, before, element.getAttribute(name), null])

/** The browser reports attributes that the first definition observes; the others are reported here. */
function followOthers(element: HTMLElement, { observed }: Definition, standIn: StandIn): void {
  const attributeFilter = [...observed].filter((name) => !standIn.observed.has(name))
  if (attributeFilter.length === 0) return
  for (const name of attributeFilter) if (element.hasAttribute(name)) reportAttribute(element, name, null)
  new MutationObserver((changes) => {
    for (const { attributeName, oldValue } of changes) reportAttribute(element, attributeName ?? '', oldValue)
  }).observe(element, { attributeFilter, attributeOldValue: true })
}

/** Upgrades the element for its instance; false while that is unknown or has no definition. */
function become(element: HTMLElement, name: string, standIn: StandIn): boolean {
  const instance = instanceAround(element) ?? runningInstance()
  const definition = instance && definitions.get(instance)?.get(name)
  if (!definition) {
    standIn.waiting.add(element)
    return false
  }
  standIn.waiting.delete(element)
  definitionOf.set(element, definition)
  const before = underConstruction
  underConstruction = { element, type: definition.type }
  try {
    definition.run(() => Reflect.construct(definition.type, []))
  } catch (error) {
    definitionOf.delete(element)
    throw error
  } finally {
    underConstruction = before
  }
  followOthers(element, definition, standIn)
  return true
}

/** The same, later: the browser has already reported the attributes. */
function upgradeLater(element: HTMLElement, name: string, standIn: StandIn): void {
  if (definitionOf.has(element) || !become(element, name, standIn)) return
  for (const attribute of standIn.observed)
    if (element.hasAttribute(attribute)) reportAttribute(element, attribute, null)
}

/** Such lists may be anything that can be iterated. */
const listOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && Symbol.iterator in value
    ? Array.from(value as Iterable<unknown>, String) // checked in the line above
    : []

/** From the first definition, which isn't kept itself, since it retains the sandbox of its page. */
interface Statics {
  readonly observed: ReadonlySet<string>
  readonly formAssociated: boolean
  readonly disabledFeatures: readonly string[]
}

function makeStandIn(name: string, { observed, formAssociated, disabledFeatures }: Statics): StandIn {
  class Type extends HTMLElement {
    static readonly observedAttributes = [...observed]
    static readonly formAssociated = formAssociated
    static readonly disabledFeatures = disabledFeatures

    constructor() {
      super()
      become(this, name, standIn)
    }
  }
  const standIn: StandIn = { type: Type, observed, waiting: iterableWeakSet() }
  for (const callback of callbackNames)
    Reflect.set(Type.prototype, callback, function (this: HTMLElement, ...args: unknown[]) {
      if (callback === 'connectedCallback') upgradeLater(this, name, standIn)
      call(this, callback, args)
    })
  return standIn
}

/**
 * The custom elements of one sub-app instance. The document allows each name once, so it gets a stand-in that becomes
 * what its instance defined. Prevents: a second tab's definitions fail, or its elements run in the closed page's
 * sandbox.
 * @param run runs code of the instance
 */
export function guardCustomElements(
  registry: CustomElementRegistry,
  instance: DocumentGuards,
  run: Definition['run'],
) {
  const own = definitions.get(instance) ?? new Map<string, Definition>()
  definitions.set(instance, own)
  const names = new WeakMap<object, string>()
  const awaited = new Map<string, (type: CustomElementConstructor) => void>()
  const promises = new Map<string, Promise<CustomElementConstructor>>()

  const defineNative: CustomElementRegistry['define'] = (...args) =>
    void nativeMethod('CustomElementRegistry', 'define').apply(registry, args)
  const define: CustomElementRegistry['define'] = (name, type, options) => {
    if (own.has(name) || (options?.extends && registry.get(name))) {
      // biome-ignore lint/suspicious/noConsole: for the developer of the sub-app
      console.info(`The custom element ${name} is defined already; the first definition counts`)
      return
    }
    // Customized built-in elements are left to the browser.
    if (options?.extends) return void defineNative(name, type, options)
    const callbacks = callbackNames.flatMap((callback) => {
      const method: unknown = Reflect.get(type.prototype, callback)
      return typeof method === 'function' ? [[callback, method as (...args: unknown[]) => void] as const] : []
    })
    const observed = new Set(listOf(Reflect.get(type, 'observedAttributes')))
    const definition: Definition = { type, observed, callbacks: new Map(callbacks), run }
    const existing = standIns.get(name)
    const standIn =
      existing ??
      makeStandIn(name, {
        observed,
        formAssociated: Reflect.get(type, 'formAssociated') === true,
        disabledFeatures: listOf(Reflect.get(type, 'disabledFeatures')),
      })
    own.set(name, definition)
    names.set(type, name)
    if (existing) {
      for (const element of existing.waiting.takeAll()) {
        upgradeLater(element, name, existing)
        if (element.isConnected) call(element, 'connectedCallback')
      }
    } else {
      try {
        defineNative(name, standIn.type)
        standIns.set(name, standIn)
      } catch (error) {
        own.delete(name)
        throw error
      }
    }
    awaited.get(name)?.(type)
  }
  const get: CustomElementRegistry['get'] = (name) =>
    own.get(name)?.type ?? (standIns.has(name) ? undefined : registry.get(name))
  const whenDefined: CustomElementRegistry['whenDefined'] = async (name) => {
    const type = get(name)
    if (type) return type
    const promise =
      promises.get(name) ?? new Promise<CustomElementConstructor>((resolve) => awaited.set(name, resolve))
    promises.set(name, promise)
    return promise
  }
  const overrides: { readonly [name: string]: unknown } = {
    define,
    get,
    whenDefined,
    getName: (type: CustomElementConstructor) => names.get(type) ?? registry.getName(type),
    upgrade: (root: Node) => run(() => registry.upgrade(root)),
  }
  const ownRegistry = makeSubstitute(registry, {
    real: registry,
    owner: 'CustomElementRegistry',
    guard: {
      get(target, name) {
        if (Object.hasOwn(overrides, name)) return Reflect.get(overrides, name)
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    },
    replaces: () => true,
  })
  return {
    customElements: ownRegistry,
    HTMLElement: new Proxy(HTMLElement, {
      construct(target, args, newTarget) {
        let element: HTMLElement
        if (underConstruction?.type === newTarget) {
          element = underConstruction.element
          underConstruction = undefined
        } else {
          // By `new`, in the sub-app's own code.
          const name = names.get(newTarget) ?? ''
          const [definition, standIn] = [own.get(name), standIns.get(name)]
          // The browser throws, or knows it as its own element.
          if (!definition || !standIn) return Reflect.construct(target, args, newTarget)
          element = Reflect.construct(target, [], standIn.type)
          definitionOf.set(element, definition)
          followOthers(element, definition, standIn)
        }
        Object.setPrototypeOf(element, newTarget.prototype)
        return element
      },
    }),
  }
}
