/** Which sub-app has defined an element; the names belong to the whole document, and for good. */
const definedBy = new Map<string, string>()

/**
 * The registry of custom elements for one sub-app. An element that it has defined already stays as it is.
 *
 * Prevents: the scripts of a second tab fail where they define an element again.
 */
export function guardCustomElements(registry: CustomElementRegistry, app: string): CustomElementRegistry {
  const define: CustomElementRegistry['define'] = (name, type, options) => {
    if (definedBy.get(name) === app) {
      // biome-ignore lint/suspicious/noConsole: for the developer of the sub-app
      console.info(`The custom element ${name} of ${app} is defined already; the first definition counts`)
      return
    }
    registry.define(name, type, options)
    definedBy.set(name, app)
  }
  return new Proxy(registry, {
    get(target, name) {
      if (name === 'define') return define
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
