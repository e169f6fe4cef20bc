import { guardSheet, isSheetElement } from '../styles/sheets.ts'
import {
  type DocumentGuards,
  fragmentBy,
  instanceOfNode,
  madeBy,
  setActiveInstance,
} from './running-instance.ts'

/** Matches what is in the container of a page, or beside the portal. */
const ofPage = (selectors: string, name: string): string => {
  const [page, overlay] = [`[data-sub-app-instance="${name}"]`, `[data-sub-app-overlay="${name}"]`]
  return `:is(${selectors}):where(${page} *, ${overlay}, ${overlay} *)`
}

/** Matches everything except other pages. */
const outsideOthers = (selectors: string, name: string): string => {
  const others = ['instance', 'overlay'].map(
    (part) => `[data-sub-app-${part}]:not([data-sub-app-${part}="${name}"])`,
  )
  return `:is(${selectors}):not(:where(${others.flatMap((other) => [other, `${other} *`]).join(', ')}))`
}

interface LookupOptions {
  readonly guards: DocumentGuards
  /** The element that contains the page. */
  readonly container: () => HTMLElement | undefined
  /** The page's own head. */
  readonly head: () => HTMLElement
}

/**
 * How a sub-app finds and creates elements: its own page comes first, and elements of other pages are never found.
 * Prevents: two tabs of one sub-app render into the same `#root`, or send the form of the other.
 * @param hosted qiankun's own document for the sub-app, which creates a function at each access
 */
export function documentLookups(hosted: Document, { guards, container, head }: LookupOptions) {
  const call = (name: 'createElement' | 'querySelectorAll', args: readonly unknown[]) =>
    Reflect.apply(Reflect.get(hosted, name), hosted, args)
  const name = () => container()?.dataset.subAppInstance ?? ''
  const isOfOther = (element: Element) => (instanceOfNode(element) ?? name()) !== name()
  /** Code that gets the root or the body may change it, or listen to it. */
  const noted = <Found extends ArrayLike<Element | null>>(found: Found): Found => {
    if (found[0] === document.body || found[0] === document.documentElement) setActiveInstance(guards)
    return found
  }
  /** The page's own elements, also those in the body; if there are none, those outside all pages. */
  const all = (selectors: string): NodeListOf<Element> => {
    // First, since it throws as the browser does, on which jQuery counts.
    const found: NodeListOf<Element> = call('querySelectorAll', [selectors])
    const own = document.querySelectorAll(ofPage(selectors, name()))
    if (own.length > 0) return own
    return noted(
      [...found].some(isOfOther) ? document.querySelectorAll(outsideOthers(selectors, name())) : found,
    )
  }
  const first = (selectors: string): Element | null => {
    const inPage = container()?.querySelector(selectors)
    if (inPage) return inPage
    const found: readonly Element[] = [...call('querySelectorAll', [selectors])]
    const own = found.find((element) => instanceOfNode(element) === name())
    return noted([own ?? found.find((element) => !isOfOther(element)) ?? null])[0] ?? null
  }
  /** A live collection of the page, if it has such elements or there are none. */
  const collection = (within: HTMLCollectionOf<Element> | undefined, selectors: string) => {
    if (within && within.length > 0) return within
    const others = selectors ? all(selectors) : []
    return within && others.length === 0 ? within : others
  }
  return {
    getElementById: (id: unknown) => first(`[id=${JSON.stringify(String(id))}]`),
    querySelector: (selectors: unknown) => (selectors === 'head' ? head() : first(String(selectors))),
    querySelectorAll: (selectors: unknown) => all(String(selectors)),
    getElementsByTagName(tag: string) {
      // A document has only one of these.
      if (/^(?:html|head|body)$/i.test(tag)) return noted(document.getElementsByTagName(tag))
      return collection(container()?.getElementsByTagName(tag), tag === '*' ? tag : CSS.escape(tag))
    },
    getElementsByClassName(names: unknown) {
      const classes = String(names)
        .split(/\s+/)
        .map((one) => one && `.${CSS.escape(one)}`)
      return collection(container()?.getElementsByClassName(String(names)), classes.join(''))
    },
    getElementsByName(text: unknown) {
      const selectors = `[name=${JSON.stringify(String(text))}]`
      const own = container()?.querySelectorAll(selectors)
      return own && own.length > 0 ? own : all(selectors)
    },
    createElement(...args: unknown[]) {
      const element = madeBy<Element>(guards, () => call('createElement', args))
      if (isSheetElement(element)) guardSheet(element, name)
      return element
    },
    createElementNS: (...args: Parameters<Document['createElementNS']>) =>
      madeBy(guards, () => document.createElementNS(...args)),
    createDocumentFragment: () => fragmentBy(guards, () => document.createDocumentFragment()),
    importNode: (...args: Parameters<Document['importNode']>) =>
      madeBy(guards, () => document.importNode(...args)),
  }
}

/** What is pressed in a label without meaning its field. */
const pressedItself = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable]'

/** A label means the field of its page; the browser takes the first of that id, which may be in another tab. */
export function watchLabels(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null
    const label = pressed?.closest<HTMLLabelElement>('label[for]')
    const name = instanceOfNode(label ?? null)
    if (!label?.control || name === undefined || instanceOfNode(label.control) === name) return
    if (event.defaultPrevented || pressed?.closest(pressedItself)) return
    event.preventDefault()
    const id = `[id=${JSON.stringify(label.htmlFor)}]`
    const own = [...document.querySelectorAll<HTMLElement>(id)].find((one) => instanceOfNode(one) === name)
    own?.focus()
    own?.click()
  })
}
