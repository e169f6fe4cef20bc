import { besidePortal, inPage } from '../styles/scoped-selector.ts'

interface LookupOptions {
  /** The element that contains the page. */
  readonly container: () => HTMLElement | undefined
  /** Called with what was asked for, which may be the body or the root by whatever name. */
  readonly onFound: (node: unknown) => void
  readonly onMade: (node: Node) => void
}

/**
 * The methods by which a sub-app finds and makes elements: what is of its page comes first, since another tab may show the
 * same one.
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
  const ownElement = (id: string) => container()?.querySelector(`[id=${JSON.stringify(id)}]`)
  return {
    getElementById: (id: string) => ownElement(id) ?? document.getElementById(id),
    querySelector: (selectors: unknown) =>
      container()?.querySelector(String(selectors)) ??
      document.querySelector(besidePortal(String(selectors), instance())) ??
      found(call('querySelector', [selectors])),
    querySelectorAll(selectors: unknown) {
      const own = document.querySelectorAll(inPage(String(selectors), instance()))
      return own.length > 0 ? own : found(call('querySelectorAll', [selectors]))
    },
    getElementsByTagName: (name: string) => found(document.getElementsByTagName(name)),
    createElement: (...args: unknown[]) => made(call('createElement', args)),
    createElementNS: (...args: Parameters<Document['createElementNS']>) =>
      made(document.createElementNS(...args)),
    importNode: (...args: Parameters<Document['importNode']>) => made(document.importNode(...args)),
  }
}
