/** The part of the hosting library that knows whose code runs at this moment. */
type CurrentApp = () => { readonly window: Pick<Window, 'document'> } | null

/** Stays as it is, whatever is assigned to it; what is made of it may have its own. */
const pin = (prototype: object, name: string, value: unknown) =>
  Object.defineProperty(prototype, name, {
    configurable: true,
    enumerable: true,
    get: () => value,
    // An assignment that is refused would be an error in a module.
    set(this: object, own: unknown) {
      if (this === prototype) return
      const descriptor = { value: own, writable: true, configurable: true, enumerable: true }
      Object.defineProperty(this, name, descriptor)
    },
  })

const nodeType = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')?.get

/** What a sub-app has for the document is none to the browser's own methods. */
function real<Value>(node: Value): Value | Document {
  if (!(node instanceof Document)) return node
  try {
    nodeType?.call(node)
    return node
  } catch {
    return document
  }
}

/**
 * The hosting library lays these three over what it finds at each page that it loads or mounts, and takes them away once no
 * page is left: with one page open for hours, each step from a node to its parent went through hundreds of them, and
 * each of them kept its page in memory. Here they are laid once, in a way that leaves the library nothing to lay.
 */
export function pinSharedPrototypes(currentApp: CurrentApp): void {
  const { observe } = MutationObserver.prototype
  pin(
    MutationObserver.prototype,
    'observe',
    function (this: MutationObserver, ...[target, options]: Parameters<typeof observe>) {
      observe.call(this, real(target), options)
    },
  )
  const { compareDocumentPosition } = Node.prototype
  pin(Node.prototype, 'compareDocumentPosition', function (this: Node, node: Node) {
    return compareDocumentPosition.call(this, real(node))
  })
  const parentNode = Object.getOwnPropertyDescriptor(Node.prototype, 'parentNode')
  if (!parentNode?.configurable) return
  Object.defineProperty(Node.prototype, 'parentNode', {
    ...parentNode,
    // Which is how the library tells that there is nothing to do.
    configurable: false,
    get(this: Node) {
      const parent: unknown = parentNode.get?.call(this)
      // To a sub-app its own document is what stands above the root.
      return parent === document ? (currentApp()?.window.document ?? parent) : parent
    },
  })
}
