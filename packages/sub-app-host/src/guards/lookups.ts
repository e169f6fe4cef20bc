import { guardSheet, isSheetElement } from '../styles/sheets.ts'
import {
  type DocumentGuards,
  fragmentBy,
  instanceOfNode,
  madeBy,
  setActiveInstance,
} from './running-instance.ts'

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
  /** Code that gets the root or the body may change it, or listen to it. */
  const noted = <Found extends ArrayLike<Element | null>>(found: Found): Found => {
    if (found[0] === document.body || found[0] === document.documentElement) setActiveInstance(guards)
    return found
  }
  /** The page's own elements, also those in the body; if there are none, those outside all pages. */
  const all = (selectors: string): ArrayLike<Element> => {
    const found: NodeListOf<Element> = call('querySelectorAll', [selectors])
    const within = container()
    const ofPages = [...found].map((one) => (within?.contains(one) ? name() : instanceOfNode(one)))
    const wanted = ofPages.includes(name()) ? name() : undefined
    const chosen = [...found].filter((_one, index) => ofPages[index] === wanted)
    // The browser's own list where it has no more; libraries know one by this name.
    const list = Object.assign(chosen, {
      item: (index: number) => chosen[index] ?? null,
      [Symbol.toStringTag]: 'NodeList',
    })
    return noted(chosen.length === found.length ? found : list)
  }
  /** Live, as loops that end with an empty list need it. */
  const live = (own: HTMLCollectionOf<Element> | undefined, selectors: string) =>
    own && own.length > 0 ? own : all(selectors)
  const first = (selectors: string) => container()?.querySelector(selectors) ?? all(selectors)[0] ?? null
  return {
    getElementById: (id: unknown) => first(`[id=${JSON.stringify(String(id))}]`),
    querySelector: (selectors: unknown) => (selectors === 'head' ? head() : first(String(selectors))),
    querySelectorAll: (selectors: unknown) => all(String(selectors)),
    getElementsByTagName: (tag: string) =>
      live(container()?.getElementsByTagName(tag), tag === '*' ? tag : CSS.escape(tag)),
    getElementsByClassName(names: unknown) {
      const classes = String(names).match(/\S+/g) ?? []
      const selectors = classes.map((one) => `.${CSS.escape(one)}`).join('') || ':not(*)'
      return live(container()?.getElementsByClassName(String(names)), selectors)
    },
    getElementsByName: (text: unknown) => all(`[name=${JSON.stringify(String(text))}]`),
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
