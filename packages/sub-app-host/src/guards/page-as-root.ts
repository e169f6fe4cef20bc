/** Scrolls the page as its own window would; browsers accept two forms of arguments. */
type Scroll = (...to: [options?: ScrollToOptions] | [x: number, y: number]) => void

/**
 * Scrolling by a sub-app's window: its page scrolls in a panel, not with the window. Prevents: a router that can't
 * scroll to the top of a new page, or restore a position (vue-router, React Router).
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
    functions: { scroll: scroll('scrollTo'), scrollTo: scroll('scrollTo'), scrollBy: scroll('scrollBy') },
    positions: { scrollX: left, pageXOffset: left, scrollY: top, pageYOffset: top },
  }
}

/**
 * Gives the root the variables of the page, which its style sheets set on its container. Other reads of root and body
 * are the browser's. Prevents: a chart without colours that reads theme variables from the root.
 */
export const withRootVariables =
  (container: () => Element | undefined): typeof getComputedStyle =>
  (element, pseudo) => {
    const style = window.getComputedStyle(element, pseudo)
    const isRoot = element === document.documentElement || element === document.body
    const ofPage = isRoot && !pseudo ? container() : undefined
    if (!ofPage) return style
    const own = window.getComputedStyle(ofPage)
    const getPropertyValue = (name: string) =>
      (String(name).startsWith('--') ? own : style).getPropertyValue(name)
    return new Proxy(style, {
      get(target, name) {
        if (name === 'getPropertyValue') return getPropertyValue
        const value: unknown = Reflect.get(target, name, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  }
