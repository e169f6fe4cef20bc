/** A node of React's tree, as its developer tools are handed it; none of it is typed by React. */
interface Fiber {
  readonly type: unknown
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

declare global {
  /** Called by the developer tools that `tests/unit/window-of-file.ts` shows to React. */
  var onReactCommit: ((root: { readonly current: Fiber }) => void) | undefined
}

/** React's own mark of a component that was called. */
const performedWork = 1

/** The name of a component, of memo's inner one too; none for elements and for what React brings along. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name
  if (typeof type !== 'object' || type === null) return undefined
  return nameOf(Reflect.get(type, 'type')) ?? nameOf(Reflect.get(type, 'render'))
}

/** Names of the components that React renders from now on, each as often as it is rendered. */
export function noteDrawnComponents(): string[] {
  const drawn: string[] = []
  const visit = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const { alternate: before, child, flags, type } = fiber
      if (!before || flags & performedWork) drawn.push(nameOf(type) ?? '')
      // Where nothing below was touched the children are unchanged.
      if (child !== before?.child) visit(child)
    }
  }
  globalThis.onReactCommit = ({ current }) => visit(current.child)
  return drawn
}
