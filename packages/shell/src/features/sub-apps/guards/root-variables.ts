/**
 * The root of the document has the variables of the page, which its style sheets give to its container. All else that is
 * read of the root and the body is the browser's.
 *
 * Prevents: a chart without colours, since it reads the variables of a theme where they are in a document of its own.
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
