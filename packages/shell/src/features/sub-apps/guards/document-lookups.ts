import { besidePortal, inPage, outsideOtherPages } from '../styles/scoped-selector.ts'
import { instanceOfNode } from '../styles/scoped-sheets.ts'
import { type DocumentGuards, instanceAround, runningInstance } from './running-instance.ts'

/** Collections of a document, by which code finds elements by position or name. */
const listed: Readonly<Record<string, string>> = {
  forms: 'form',
  images: 'img',
  links: 'a[href], area[href]',
  scripts: 'script',
}

/** Those that are named properties of the document. */
const namedTags = ['form', 'img', 'embed', 'object']

const byName = (elements: readonly Element[], name: string): Element | undefined =>
  elements.find((element) => element.id === name || element.getAttribute('name') === name)

/** A live collection with other elements: those that `now` returns when it is read. */
const listOf = (list: object, now: () => readonly Element[]): object =>
  new Proxy(list, {
    get(target, key) {
      const elements = now()
      if (key === 'length') return elements.length
      if (key === 'item') return (index: number) => elements[index] ?? null
      if (key === 'namedItem') return (name: unknown) => byName(elements, String(name)) ?? null
      if (key === Symbol.iterator) return () => elements[Symbol.iterator]()
      if (typeof key === 'symbol') return Reflect.get(target, key, target)
      if (key in HTMLCollection.prototype) return Reflect.get(target, key, target)
      return /^\d+$/.test(key) ? elements[Number(key)] : byName(elements, key)
    },
  })

interface LookupOptions {
  /** The element that contains the page. */
  readonly container: () => HTMLElement | undefined
  /** Called with the result, which may be the body or root under any name. */
  readonly onFound: (node: unknown) => void
  /** Creates a node of the page as code of its instance: the constructor of a custom element runs at once. */
  readonly make: <Made extends Node>(node: () => Made) => Made
  /** The same for an empty fragment: what is added to it belongs to the page, too. */
  readonly makeFragment: (fragment: () => DocumentFragment) => DocumentFragment
}

/**
 * How a sub-app finds and creates elements: its own page comes first, and elements of other pages are never found,
 * since another tab may show the same page.
 * @param hosted qiankun's own document for the sub-app, which creates a function at each access
 */
export function documentLookups(hosted: Document, { container, onFound, make, makeFragment }: LookupOptions) {
  const call = (name: 'createElement' | 'querySelector' | 'querySelectorAll', args: readonly unknown[]) =>
    Reflect.apply(Reflect.get(hosted, name), hosted, args)
  const found = <Value>(value: Value): Value => {
    onFound(value instanceof NodeList || value instanceof HTMLCollection ? value[0] : value)
    return value
  }
  const instance = () => container()?.dataset.subAppInstance ?? ''
  const ownElement = (selectors: string) =>
    container()?.querySelector(selectors) ?? document.querySelector(besidePortal(selectors, instance()))
  const isOfOther = (element: Element) => (instanceOfNode(element) ?? instance()) !== instance()
  /** Outside all pages, such as the portal's own. */
  const sharedElement = (selectors: string) =>
    [...document.querySelectorAll(selectors)].find((element) => !isOfOther(element)) ?? null
  const allOf = (selectors: string, all: () => Iterable<Element>) => {
    const own = document.querySelectorAll(inPage(selectors, instance()))
    if (own.length > 0) return own
    const elements = all()
    const hasOthers = [...elements].some(isOfOther)
    return hasOthers ? document.querySelectorAll(outsideOtherPages(selectors, instance())) : elements
  }
  const ownOrShared = (selectors: string): readonly Element[] => {
    const all = [...document.querySelectorAll(selectors)]
    const own = all.filter((element) => instanceOfNode(element) === instance())
    return own.length > 0 ? own : all.filter((element) => !isOfOther(element))
  }
  /** A live collection, if the page has such elements or may get some. */
  const ownFirst = (selectors: string, listIn: (within: Element) => Iterable<Element>) => {
    const within = container()
    const own = within && listIn(within)
    if (own && [...own].length > 0) return own
    const all = selectors ? allOf(selectors, () => document.querySelectorAll(selectors)) : []
    return own && [...all].length === 0 ? own : all
  }
  const methods = {
    getElementById(id: unknown) {
      const selector = `[id=${JSON.stringify(String(id))}]`
      return ownElement(selector) ?? sharedElement(selector)
    },
    querySelector(selectors: unknown) {
      const own = ownElement(String(selectors))
      if (own) return own
      // qiankun finds the page's own head.
      const element: unknown = call('querySelector', [selectors])
      return found(
        element instanceof Element && isOfOther(element) ? sharedElement(String(selectors)) : element,
      )
    },
    querySelectorAll: (selectors: unknown) =>
      found(allOf(String(selectors), () => call('querySelectorAll', [selectors]))),
    getElementsByTagName(name: string) {
      // A document has only one of these.
      if (/^(?:html|head|body)$/i.test(name)) return found(document.getElementsByTagName(name))
      return ownFirst(name === '*' ? name : CSS.escape(name), (within) => within.getElementsByTagName(name))
    },
    getElementsByClassName: (names: string) =>
      ownFirst(
        String(names)
          .split(/\s+/)
          .map((name) => name && `.${CSS.escape(name)}`)
          .join(''),
        (within) => within.getElementsByClassName(names),
      ),
    getElementsByName(name: unknown) {
      const selector = `[name=${JSON.stringify(String(name))}]`
      return ownFirst(selector, (within) => within.querySelectorAll(selector))
    },
    createElement: (...args: unknown[]) => make(() => call('createElement', args)),
    createElementNS: (...args: Parameters<Document['createElementNS']>) =>
      make(() => document.createElementNS(...args)),
    createDocumentFragment: () => makeFragment(() => document.createDocumentFragment()),
    importNode: (...args: Parameters<Document['importNode']>) => make(() => document.importNode(...args)),
  }
  return {
    methods,
    /** A collection of the document, or an element that is its named property. */
    member(name: string, value: unknown): unknown {
      const selectors = listed[name]
      if (selectors && typeof value === 'object' && value) return listOf(value, () => ownOrShared(selectors))
      const isNamed = value instanceof HTMLCollection || (value instanceof Element && byName([value], name))
      if (!isNamed || name in Document.prototype) return value
      const key = JSON.stringify(name)
      const named = namedTags.flatMap((tag) => [`${tag}[name=${key}]`, `${tag}[id=${key}]`]).join(', ')
      return ownOrShared(named)[0]
    },
  }
}

/** What an instance has in place of the document, and how it looks elements up. */
export const documents = new WeakMap<
  DocumentGuards,
  { readonly own: Document; readonly lookups: ReturnType<typeof documentLookups>['methods'] }
>()

const lookups = [
  'querySelector',
  'querySelectorAll',
  'getElementsByClassName',
  'getElementsByTagName',
  'getElementById',
] as const

/** A look-up of an instance asks the browser in turn. */
let isLookingUp = false

/**
 * Libraries look from elsewhere than their document, too: below the root or the body (Bootstrap for what `data-bs-target`
 * names), or from the document of an element (Radix and Headless UI for what an `aria-` attribute names).
 */
export function watchLookups(): void {
  const watch = (owner: Element | Document, isAround: (from: Element | Document) => boolean) => {
    for (const name of lookups) {
      const native: unknown = Reflect.get(owner, name)
      if (typeof native !== 'function') continue
      Reflect.set(owner, name, function (this: Element | Document, wanted: string): unknown {
        const looks = isAround(this) && !isLookingUp && !/:scope\b/.test(wanted)
        const instance = looks ? runningInstance() : undefined
        const own = instance && documents.get(instance)
        if (!own) return Reflect.apply(native, this, [wanted])
        isLookingUp = true
        try {
          return own.lookups[name](wanted)
        } finally {
          isLookingUp = false
        }
      })
    }
  }
  watch(Element.prototype, (from) => from === document.body || from === document.documentElement)
  watch(document, () => true)
}

/** The root of an element in a page is the document of that page, from which code looks for others (htmx, Shoelace). */
export function watchRootNode(): void {
  const { getRootNode } = Node.prototype
  Node.prototype.getRootNode = function (options) {
    const root = getRootNode.call(this, options)
    const element = this instanceof Element ? this : this.parentElement
    const isShared = element === document.body || element === document.documentElement
    const instanceOf = isShared ? runningInstance : instanceAround
    const instance = root === document && element ? instanceOf(element) : undefined
    return (instance && documents.get(instance)?.own) ?? root
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
    const own = document.querySelector(inPage(`[id=${JSON.stringify(label.htmlFor)}]`, name))
    if (!(own instanceof HTMLElement)) return
    own.focus()
    own.click()
  })
}
