import type { ListenerGuard } from './listener-guard.ts'

type Add = EventTarget['addEventListener']
type Remove = EventTarget['removeEventListener']

const shared = () => [document.documentElement, document.body] as const

/** Whose code has just read the root or the body from its document: the next listener there is its own. */
let reader: ListenerGuard | undefined

/** A sub-app reads and uses them in one go; whoever comes after that is somebody else. */
function noteReader(guard: ListenerGuard): void {
  if (reader === guard) return
  reader = guard
  queueMicrotask(() => {
    if (reader === guard) reader = undefined
  })
}

let isWatched = false

/** Elements can't be handed out as something else than they are, so these two ask themselves who is speaking. */
function watchShared(): void {
  if (isWatched) return
  isWatched = true
  const { addEventListener, removeEventListener } = EventTarget.prototype
  for (const element of shared()) {
    const add: Add = (...args: Parameters<Add>) =>
      reader ? reader.add(element, ...args) : addEventListener.apply(element, args)
    const remove: Remove = (...args: Parameters<Remove>) =>
      reader ? reader.remove(element, ...args) : removeEventListener.apply(element, args)
    Object.assign(element, { addEventListener: add, removeEventListener: remove })
  }
}

const isShared = (value: unknown) => shared().some((element) => element === value)

/**
 * The document as a sub-app gets it: what it listens to there, at the root or at the body is put down to it. A sub-app
 * that reaches the document another way (`node.ownerDocument`) is not held.
 * @param hosted the hosting library's own document for the sub-app, which this one stands in front of
 */
export function guardDocument(hosted: Document, guard: ListenerGuard): Document {
  watchShared()
  const own: Partial<Document> = {
    addEventListener: (...args: Parameters<Add>) => guard.add(document, ...args),
    removeEventListener: (...args: Parameters<Remove>) => guard.remove(document, ...args),
  }
  return new Proxy(hosted, {
    get(target, name, receiver) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      // With the receiver: by it the library knows its document among the arguments of a call.
      const value: unknown = Reflect.get(target, name, receiver)
      if (isShared(value)) noteReader(guard)
      return value
    },
  })
}
