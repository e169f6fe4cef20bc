import { guardDocument } from './guard-document.ts'
import { guardHistory } from './history-guard.ts'
import { guardListeners, type ListenerGuard } from './listener-guard.ts'
import { guardTimers, type TimerGuard } from './timer-guard.ts'

export interface ContainOptions {
  readonly ownPrefix: string
  readonly tabId: string
  readonly isShown: () => boolean
  readonly onRefused: (move: string) => void
}

interface Containment {
  readonly timers: TimerGuard
  readonly listeners: ListenerGuard
  /** Of the page that is mounted now, or was last. */
  page: ContainOptions | undefined
}

/** By the global object of an instance, which the hosting library may use for several mounts. */
const contained = new WeakMap<object, Containment>()

function containmentOf(global: object): Containment {
  const known = contained.get(global)
  if (known) return known
  const containment: Containment = {
    timers: guardTimers(),
    listeners: guardListeners(() => containment.page?.isShown() ?? true),
    page: undefined,
  }
  contained.set(global, containment)
  return containment
}

const listenersOfWindow = ({
  listeners,
}: Containment): Pick<Window, 'addEventListener' | 'removeEventListener'> => ({
  addEventListener: (...args: Parameters<Window['addEventListener']>) => listeners.add(window, ...args),
  removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
    listeners.remove(window, ...args),
})

/** Before the scripts run: completes the hosting library's sandbox by history, timeouts and all listeners. */
export function containGlobals(global: object, page: ContainOptions): void {
  const containment = containmentOf(global)
  containment.page = page
  const guarded = guardHistory(history, {
    ownPrefix: page.ownPrefix,
    tabId: () => containment.page?.tabId ?? '',
    isShown: () => containment.page?.isShown() ?? false,
    onRefused: (move) => containment.page?.onRefused(move),
  })
  const own = { ...containment.timers.timers, ...listenersOfWindow(containment), history: guarded }
  for (const [name, value] of Object.entries(own)) {
    // Defined, not set: the sandbox leaves properties alone that the window only reads.
    Object.defineProperty(global, name, { value, configurable: true, writable: true })
  }
}

/** Before each mount; a name that is used again keeps its sandbox, and its scripts do not run again. */
export function beginPage(global: object, page: ContainOptions): void {
  const containment = containmentOf(global)
  containment.page = page
  // By now the library has put its own in their place, which forget those of the capturing phase.
  Object.assign(global, listenersOfWindow(containment))
  containment.timers.begin()
  containment.listeners.begin()
}

/** The document that a sub-app gets in place of the hosting library's. */
export const containDocument = (global: object, hosted: Document): Document =>
  guardDocument(hosted, containmentOf(global).listeners)

/** After the page was taken away, or could not be mounted. */
export function releaseGlobals(global: object): void {
  contained.get(global)?.timers.end()
  contained.get(global)?.listeners.end()
}
