import { guardAdoptedSheets, sheetClass } from './adopted-sheets.ts'
import { guardBodyOverlays } from './body-overlays.ts'
import { type ConnectionGuard, guardConnections } from './connections.ts'
import { guardDocument } from './document.ts'
import { guardHandlers, handlerNamesOfWindow } from './event-handlers.ts'
import { guardListeners } from './events.ts'
import { acceptingOptions, eventClasses, registerSubstitute } from './handed-classes.ts'
import { guardHistory, isOwnEntry } from './history.ts'
import { guardObservers, type ObserverGuard } from './observers.ts'
import { windowScroll, withRootVariables } from './page-as-root.ts'
import { guardRootAttributes } from './root-attributes.ts'
import { type DocumentGuards, instanceAround, registerContainer, runAsInstance } from './running-instance.ts'
import { guardStorage, type OwnNames } from './storage.ts'
import { guardTimers, type TimerGuard } from './timers.ts'
import { pageMounted, pageUnmounted } from './watch-document.ts'

/** The page that an instance shows. */
export interface GuardedPage {
  readonly ownPrefix: string
  readonly tabId: string
  readonly container: HTMLElement
  readonly isShown: () => boolean
  readonly onRefused: (attempt: string) => void
  /** What it stores for itself under names of the portal. */
  readonly ownNames?: OwnNames | undefined
}

/** What qiankun's sandbox of one instance lacks: everything that its pages could leave behind. */
interface InstanceGuards extends DocumentGuards {
  readonly timers: TimerGuard
  readonly observers: ObserverGuard
  readonly connections: ConnectionGuard
  /** What its listeners at the document have as `this`. */
  document: Document | undefined
  /** The mounted page, or the last one. */
  page: GuardedPage | undefined
  /** The script of the page that is running. */
  currentScript: HTMLScriptElement | undefined
  /** Whether a page is mounted, or its scripts are being evaluated. */
  isInUse: boolean
  /** Something was ended that later code may rely on. */
  isInvalidated: boolean
}

/** What scrolls in place of the window. */
const panelOf = ({ page }: InstanceGuards) => page?.container.closest('[data-page-of]') ?? undefined

/** By the global object of an instance, which qiankun may use for several mounts. */
const guardsByGlobal = new WeakMap<object, InstanceGuards>()

function guardsOf(global: object): InstanceGuards {
  const existing = guardsByGlobal.get(global)
  if (existing) return existing
  const isShown = () => guards.page?.isShown() ?? true
  const container = () => guards.page?.container
  const onLeft = () => {
    if (guards.isInvalidated) return
    guards.isInvalidated = true
    if (!guards.isInUse) endForGood(guards)
  }
  const run = (call: () => void) => {
    // Any access tells qiankun whose code is running. The document above the root is then the sub-app's own, where
    // jQuery's event delegation ends.
    Reflect.get(global, 'window')
    runAsInstance(guards, call)
  }
  const isAtOwnAddress = () => guards.page !== undefined && isOwnEntry(guards.page)
  const panel = () => panelOf(guards)
  const isOfPage = (element: Element) => instanceAround(element) === guards
  const ownTarget = (target: EventTarget) =>
    target === window ? global : target === document ? guards.document : target
  const listeners = guardListeners({ isShown, isOfPage, isAtOwnAddress, onLeft, run, ownTarget, panel })
  const guards: InstanceGuards = {
    listeners,
    handlers: guardHandlers(listeners),
    timers: guardTimers({ onLeft, run, global }),
    observers: guardObservers({ container, onLeft }),
    connections: guardConnections({ onLeft }),
    sheets: guardAdoptedSheets(() => container()?.dataset.subAppInstance, onLeft),
    overlays: guardBodyOverlays(isShown, container, onLeft),
    root: guardRootAttributes(() => guards.page?.isShown() ?? false, container),
    document: undefined,
    page: undefined,
    currentScript: undefined,
    isInUse: true,
    isInvalidated: false,
  }
  guardsByGlobal.set(global, guards)
  return guards
}

/** The guards that start and end with each page, in this order. */
const lifecycle = ['timers', 'listeners', 'observers', 'connections', 'sheets', 'overlays', 'root'] as const

/** Defined, not assigned: the sandbox ignores assignments to read-only properties, and all while no page is mounted. */
const define = (global: object, name: string, descriptor: PropertyDescriptor) =>
  Object.defineProperty(global, name, { ...descriptor, configurable: true })

const listenerFunctions = ({ listeners }: InstanceGuards): Readonly<Record<string, unknown>> => ({
  addEventListener: (...args: Parameters<Window['addEventListener']>) => listeners.add(window, ...args),
  removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
    listeners.remove(window, ...args),
})

/** Functions that qiankun replaces whenever a page is mounted or unmounted. */
function restoreGuardedFunctions(global: object, guards: InstanceGuards): void {
  const { setInterval, clearInterval } = guards.timers.timers
  const guarded = { ...listenerFunctions(guards), setInterval, clearInterval }
  for (const [name, value] of Object.entries(guarded)) define(global, name, { value, writable: true })
}

/** Installs the guards into the global object of an instance, before its scripts run. */
export function guardGlobals(global: object, page: GuardedPage): void {
  const guards = guardsOf(global)
  const { handlers, timers, observers, connections } = guards
  guards.page = page
  const onRefused = (attempt: string) => guards.page?.onRefused(attempt)
  const scroll = windowScroll(() => panelOf(guards))
  registerSubstitute(global, window)
  const { IntersectionObserver: Intersections } = observers.classes
  const guarded = {
    ...timers.timers,
    ...observers.classes,
    ...(Intersections && { IntersectionObserver: acceptingOptions(Intersections, ['root']) }),
    ...connections.classes,
    ...eventClasses(),
    ...scroll.functions,
    history: guardHistory(history, {
      ownPrefix: page.ownPrefix,
      tabId: () => guards.page?.tabId ?? '',
      isShown: () => guards.page?.isShown() ?? false,
      onRefused,
    }),
    getComputedStyle: withRootVariables(() => guards.page?.container),
    CSSStyleSheet: sheetClass(),
  }
  // What this browser lacks stays undefined.
  for (const [name, value] of Object.entries(guarded))
    if (name in window) define(global, name, { value, writable: true })
  for (const name of handlerNamesOfWindow())
    define(global, name, {
      get: () => handlers.get(window, name),
      set: (value: unknown) => handlers.set(window, name, value),
    })
  for (const [name, get] of Object.entries(scroll.positions)) define(global, name, { get })
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    let own: Storage | undefined
    const get = () => {
      own ??= guardStorage(window[name], onRefused, page.ownNames)
      return own
    }
    // Read lazily: a browser that blocks storage throws.
    define(global, name, { get })
  }
  // An alias of the window that qiankun misses.
  define(global, 'frames', { value: global, writable: true })
  restoreGuardedFunctions(global, guards)
}

/** The document of an instance, in place of qiankun's. */
export function guardedDocument(global: object, hosted: Document): Document {
  const guards = guardsOf(global)
  guards.document = guardDocument(hosted, {
    guards,
    global,
    container: () => guards.page?.container,
    currentScript: () => guards.currentScript,
    ownNames: () => guards.page?.ownNames ?? new Map(),
    storage: () => localStorage,
    onRefused: (call) => guards.page?.onRefused(call),
  })
  return guards.document
}

/**
 * What a running script is as `document.currentScript`: qiankun has replaced the element in the document.
 * @param source its address, or the whole element as HTML
 */
function scriptFrom(source: string): HTMLScriptElement | undefined {
  const template = document.createElement('template')
  template.innerHTML = source.startsWith('<') ? source : '<script></script>'
  const script = template.content.querySelector('script') ?? undefined
  if (script && !source.startsWith('<')) script.src = source
  return script
}

/**
 * A script of the instance starts; all that run in the same task belong together.
 * @param source its address, or the whole element as HTML
 */
export function scriptRuns(global: object, source: string): void {
  const guards = guardsOf(global)
  const script = scriptFrom(source)
  guards.currentScript = script
  queueMicrotask(() => {
    if (guards.currentScript === script) guards.currentScript = undefined
  })
}

/** Before each mount. A reused name keeps its sandbox, and its scripts are not evaluated again. */
export function beginPage(global: object, page: GuardedPage): void {
  const guards = guardsOf(global)
  guards.page = page
  guards.isInUse = true
  registerContainer(page.container, guards)
  pageMounted({ guards, isShown: page.isShown, name: () => page.container.dataset.subAppInstance })
  restoreGuardedFunctions(global, guards)
  for (const name of lifecycle) guards[name].begin()
}

/** The page is shown or hidden. */
export function pageShown(global: object, isShown: boolean): void {
  const guards = guardsByGlobal.get(global)
  for (const guard of guards ? [guards.listeners, guards.overlays, guards.root] : []) guard.shown(isShown)
}

/** After the page was unmounted. */
export function endPage(global: object): void {
  const guards = guardsByGlobal.get(global)
  if (!guards) return
  // So that code of the page that resumes later can't bypass the guards.
  restoreGuardedFunctions(global, guards)
  for (const name of lifecycle) guards[name].end()
  pageUnmounted(guards)
  guards.isInUse = false
  if (guards.isInvalidated) endForGood(guards)
}

/** Whether the next page may reuse the scripts: nothing they rely on was ended, with the last page or since. */
export const isReusable = (global: object): boolean => guardsByGlobal.get(global)?.isInvalidated === false

/** After the instance failed or was given up: no page of its scripts follows. */
export function endInstance(global: object): void {
  endPage(global)
  const guards = guardsByGlobal.get(global)
  if (guards) endForGood(guards)
}

/** Also ends what serves several pages: while running, it would keep the scripts in memory although no page follows. */
function endForGood(guards: InstanceGuards): void {
  for (const guard of [guards.timers, guards.listeners, guards.connections]) guard.endForGood()
}
