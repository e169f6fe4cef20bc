import { guardAdoptedSheets } from './adopted-sheets.ts'
import { guardStrays } from './body-overlays.ts'
import { guardDocument, type Speaker, speaksIn } from './document-realm.ts'
import { guardHandlers, guardListeners, handlerNames } from './events.ts'
import { guardHistory } from './history.ts'
import { type ConnectionGuard, guardConnections, guardObservers, type ObserverGuard } from './live-objects.ts'
import { guardTimers, type TimerGuard } from './timers.ts'

export interface ContainOptions {
  readonly ownPrefix: string
  readonly tabId: string
  readonly container: HTMLElement
  readonly isShown: () => boolean
  readonly onRefused: (move: string) => void
}

interface Containment extends Speaker {
  readonly timers: TimerGuard
  readonly observers: ObserverGuard
  readonly connections: ConnectionGuard
  /** Of the page that is mounted now, or was last. */
  page: ContainOptions | undefined
}

/** By the global object of an instance, which the hosting library may use for several mounts. */
const contained = new WeakMap<object, Containment>()

function containmentOf(global: object): Containment {
  const known = contained.get(global)
  if (known) return known
  const listeners = guardListeners(() => containment.page?.isShown() ?? true)
  const containment: Containment = {
    listeners,
    handlers: guardHandlers(listeners),
    timers: guardTimers(),
    observers: guardObservers(),
    connections: guardConnections(),
    sheets: guardAdoptedSheets(() => containment.page?.container.dataset.subAppInstance),
    strays: guardStrays(() => containment.page?.isShown() ?? true),
    page: undefined,
  }
  contained.set(global, containment)
  return containment
}

/** Defined, not set: the sandbox leaves properties alone that the window only reads, and all while no page is mounted. */
const define = (global: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(global, name, { ...descriptor, configurable: true })

/** What the hosting library puts its own in place of whenever a page is mounted or taken away. */
function putOwnBack(global: object, { listeners, timers }: Containment): void {
  const own = {
    addEventListener: (...args: Parameters<Window['addEventListener']>) => listeners.add(window, ...args),
    removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
      listeners.remove(window, ...args),
    setInterval: timers.timers.setInterval,
    clearInterval: timers.timers.clearInterval,
  }
  for (const [name, value] of Object.entries(own)) define(global, name, { value, writable: true })
}

/** A browser's window has a thousand properties, and the same ones each time. */
let windowHandlers: readonly string[] | undefined

/** Before the scripts run: completes the hosting library's sandbox by all that a page could leave behind. */
export function containGlobals(global: object, page: ContainOptions): void {
  const containment = containmentOf(global)
  const { handlers, timers, observers, connections } = containment
  containment.page = page
  const guarded = guardHistory(history, {
    ownPrefix: page.ownPrefix,
    tabId: () => containment.page?.tabId ?? '',
    isShown: () => containment.page?.isShown() ?? false,
    onRefused: (move) => containment.page?.onRefused(move),
  })
  const own = { ...timers.timers, ...observers.classes, ...connections.classes, history: guarded }
  // What this browser lacks, a sub-app finds lacking.
  for (const [name, value] of Object.entries(own))
    if (name in window) define(global, name, { value, writable: true })
  windowHandlers ??= handlerNames(window)
  for (const name of windowHandlers)
    define(global, name, {
      get: () => handlers.get(window, name),
      set: (value: unknown) => handlers.set(window, name, value),
    })
  // Another name of the window, which the hosting library leaves as it is.
  define(global, 'frames', { value: global, writable: true })
  putOwnBack(global, containment)
}

/** Before each mount; a name that is used again keeps its sandbox, and its scripts do not run again. */
export function beginPage(global: object, page: ContainOptions): void {
  const containment = containmentOf(global)
  containment.page = page
  speaksIn(page.container, containment)
  putOwnBack(global, containment)
  containment.timers.begin()
  containment.listeners.begin()
  containment.observers.begin()
  containment.connections.begin()
  containment.sheets.begin()
  containment.strays.begin()
}

/** Its page is on the screen now, or no longer. */
export const showGlobals = (global: object, isShown: boolean): void =>
  contained.get(global)?.strays.shown(isShown)

/** The document that a sub-app gets in place of the hosting library's. */
export function containDocument(global: object, hosted: Document): Document {
  const speaker = containmentOf(global)
  return guardDocument(hosted, {
    speaker,
    global,
    place: () => speaker.page?.container,
    onRefused: (call) => speaker.page?.onRefused(call),
  })
}

/** After the page was taken away. */
export function releaseGlobals(global: object): void {
  const containment = contained.get(global)
  if (!containment) return
  // Code of the page that still waits for something finds no way around them.
  putOwnBack(global, containment)
  containment.timers.end()
  containment.listeners.end()
  containment.observers.end()
  containment.connections.end()
  containment.sheets.end()
  containment.strays.end()
}

/** After it failed, or is no longer waited for: its scripts have no page to come. */
export function endGlobals(global: object): void {
  releaseGlobals(global)
  const containment = contained.get(global)
  containment?.timers.endForGood()
  containment?.connections.endForGood()
}
