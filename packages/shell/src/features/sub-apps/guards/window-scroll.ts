/** Scrolls the page, as the window of a page alone does; a browser has two ways to say where to. */
type Scroll = (...to: [options?: ScrollToOptions] | [x: number, y: number]) => void

/**
 * What the window of a sub-app says and does about scrolling: its page does not scroll with the window, but in a panel.
 *
 * Prevents: a router that goes to the top of a new page, or back to where the user was, does nothing (vue-router, React
 * Router).
 */
export function windowScroll(panel: () => Element | undefined) {
  const scroll =
    (name: 'scrollTo' | 'scrollBy'): Scroll =>
    (...to) => {
      const element = panel()
      if (element) Reflect.apply(element[name], element, to)
    }
  const left = () => panel()?.scrollLeft ?? 0
  const top = () => panel()?.scrollTop ?? 0
  return {
    panel,
    functions: { scroll: scroll('scrollTo'), scrollTo: scroll('scrollTo'), scrollBy: scroll('scrollBy') },
    positions: { scrollX: left, pageXOffset: left, scrollY: top, pageYOffset: top },
  }
}

export type WindowScroll = ReturnType<typeof windowScroll>

/**
 * The same for code that scrolls the root or the body. What it reads there stays the browser's: neither scrolls, and
 * pop-ups in the body are placed by that.
 *
 * Prevents: a button that leads back to the top does nothing (antd's BackTop, jQuery's `animate({ scrollTop: 0 })`).
 * @param panel that of the page whose code runs
 */
export function watchScrolling(target: HTMLElement, panel: () => Element | undefined): void {
  const { prototype } = Element
  for (const name of ['scrollTop', 'scrollLeft'] as const)
    Object.defineProperty(target, name, {
      configurable: true,
      get: (): unknown => Reflect.get(prototype, name, target),
      set(value: number) {
        const element = panel()
        if (element) element[name] = value
        else Reflect.set(prototype, name, value, target)
      },
    })
  for (const name of ['scroll', 'scrollTo', 'scrollBy'] as const)
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value: (...to: Parameters<Scroll>) => Reflect.apply(prototype[name], panel() ?? target, to),
    })
}
