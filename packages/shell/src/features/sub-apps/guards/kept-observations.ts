interface Observer {
  observe(...args: unknown[]): void
}

/**
 * What was observed in a page that is closed: its code may keep an element for the next one, and the observer with it. Held
 * by the element, since a browser keeps an observer, and all that it knows, as long as it observes something.
 */
export function keptObservations() {
  const ofNode = new WeakMap<Node, Map<Observer, readonly unknown[]>>()
  let nodes: readonly WeakRef<Node>[] = []
  let watch: MutationObserver | undefined

  function resume(container: Node): void {
    nodes = nodes.filter((ref) => {
      const node = ref.deref()
      if (!node || !container.contains(node)) return node !== undefined
      for (const [observer, options] of ofNode.get(node) ?? []) observer.observe(node, ...options)
      ofNode.delete(node)
      return false
    })
  }

  return {
    keep(node: Node, observer: Observer, options: readonly unknown[]) {
      const observers = ofNode.get(node)
      if (!observers) nodes = [...nodes, new WeakRef(node)]
      ofNode.set(node, (observers ?? new Map()).set(observer, options))
    },
    /** It was ended meanwhile, for one target or for all. */
    forget(observer: Observer, target?: unknown) {
      for (const ref of nodes) {
        const node = ref.deref()
        if (node && (target === undefined || target === node)) ofNode.get(node)?.delete(observer)
      }
    },
    /** Observes again what comes back into the next page. */
    begin(container: Node | undefined) {
      nodes = nodes.filter((ref) => ref.deref())
      if (!container || nodes.length === 0) return
      watch = new MutationObserver(() => resume(container))
      watch.observe(container, { childList: true, subtree: true })
    },
    end() {
      watch?.disconnect()
      watch = undefined
    },
  }
}
