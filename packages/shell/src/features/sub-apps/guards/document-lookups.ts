import { besidePortal, inPage, outsideOtherPages } from '../styles/scoped-selector.ts'
import { partsOfPages } from '../styles/scoped-sheets.ts'

interface LookupOptions {
  /** The element that contains the page. */
  readonly container: () => HTMLElement | undefined
  /** Called with what was asked for, which may be the body or the root by whatever name. */
  readonly onFound: (node: unknown) => void
  readonly onMade: (node: Node) => void
}

/**
 * The methods by which a sub-app finds and makes elements: what is of its page comes first, and what is of
 * another page is never found, since another tab may show the same one.
 * @param hosted the hosting library's own document for the sub-app, which makes a function at each access
 */
export function documentLookups(hosted: Document, { container, onFound, onMade }: LookupOptions) {
  const call = (name: 'createElement' | 'querySelector' | 'querySelectorAll', args: readonly unknown[]) =>
    Reflect.apply(Reflect.get(hosted, name), hosted, args)
  const found = <Value>(value: Value): Value => {
    onFound(value instanceof NodeList || value instanceof HTMLCollection ? value[0] : value)
    return value
  }
  const made = <Made extends Node>(node: Made): Made => {
    for (const one of node instanceof DocumentFragment ? node.childNodes : [node]) onMade(one)
    return node
  }
  const instance = () => container()?.dataset.subAppInstance ?? ''
  const ownElement = (selectors: string) =>
    container()?.querySelector(selectors) ?? document.querySelector(besidePortal(selectors, instance()))
  const isOfOther = (element: Element) => {
    const { subAppInstance, subAppOverlay } = element.closest<HTMLElement>(partsOfPages)?.dataset ?? {}
    return (subAppInstance ?? subAppOverlay ?? instance()) !== instance()
  }
  /** Beside all pages, such as the portal's own. */
  const sharedElement = (selectors: string) =>
    [...document.querySelectorAll(selectors)].find((element) => !isOfOther(element)) ?? null
  return {
    getElementById(id: unknown) {
      const selector = `[id=${JSON.stringify(String(id))}]`
      return ownElement(selector) ?? sharedElement(selector)
    },
    querySelector(selectors: unknown) {
      const own = ownElement(String(selectors))
      if (own) return own
      // The hosting library finds the page's own head.
      const element: unknown = call('querySelector', [selectors])
      return found(
        element instanceof Element && isOfOther(element) ? sharedElement(String(selectors)) : element,
      )
    },
    querySelectorAll(selectors: unknown) {
      const own = document.querySelectorAll(inPage(String(selectors), instance()))
      if (own.length > 0) return own
      const all: Iterable<Element> = call('querySelectorAll', [selectors])
      const hasOthers = [...all].some(isOfOther)
      return found(
        hasOthers ? document.querySelectorAll(outsideOtherPages(String(selectors), instance())) : all,
      )
    },
    getElementsByTagName: (name: string) => found(document.getElementsByTagName(name)),
    createElement: (...args: unknown[]) => made(call('createElement', args)),
    createElementNS: (...args: Parameters<Document['createElementNS']>) =>
      made(document.createElementNS(...args)),
    importNode: (...args: Parameters<Document['importNode']>) => made(document.importNode(...args)),
  }
}
