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
