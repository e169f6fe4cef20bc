import { afterEach, vi } from 'vitest'
import { builtinEnvironments, type EnvironmentReturn } from 'vitest/runtime'

declare global {
  var windowOfFile: EnvironmentReturn | undefined
  /** Whether antd makes styles, which most tests do without. */
  var makesStyles: boolean
}

// A worker runs many files, so that it loads React and antd once. Each file gets a window and modules of its own. The
// last window goes no earlier than here: React may look at it until the next file starts.
const last = globalThis.windowOfFile
if (last) {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  await last.teardown(globalThis)
}
globalThis.makesStyles = false
globalThis.windowOfFile = await builtinEnvironments['happy-dom'].setup(globalThis, {})

// Queries by role compute the style of everything on the page; matching style sheets took half the time of these tests.
// Inline styles are all that they need, except for the height of a text area.
const computedStyle = window.getComputedStyle.bind(window)
const inlineStyle: typeof computedStyle = (element) =>
  element.localName === 'textarea' ? computedStyle(element) : (element as HTMLElement).style // SVG has one, too
// Libraries ask the window of the document, which is not the global object here.
for (const place of [window, document.defaultView])
  Object.assign(place ?? {}, { getComputedStyle: inlineStyle })

// Browsers know the element; React would complain about it, once for each worker.
Object.defineProperty(window.HTMLUnknownElement.prototype, Symbol.toStringTag, {
  configurable: true, // another file of this worker defines it again
  get(this: HTMLElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
  },
})

// Where Testing Library finds this function, it unmounts after each test what the test rendered.
Object.assign(globalThis, { afterEach })

// React would note for each element where it was made, which took a fifth of the time of these tests: as a task of the
// inspector, and as the stack of an error until it has made ten thousand in a second.
Reflect.set(console, 'createTask', undefined)
const makeNoStacks = (internals: object) =>
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  })

// React looks for its developer tools once, when it is loaded.
globalThis.onReactCommit = undefined
Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  isDisabled: false,
  supportsFiber: true,
  renderers: new Map(),
  inject: ({ currentDispatcherRef }: { currentDispatcherRef: object }) => {
    makeNoStacks(currentDispatcherRef)
    return 1
  },
  onCommitFiberRoot: (_renderer: number, root: Parameters<NonNullable<typeof onReactCommit>>[0]) =>
    globalThis.onReactCommit?.(root),
})
