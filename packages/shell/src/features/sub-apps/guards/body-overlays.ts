import { modalsShown } from '../focus/modal-dialogs.ts'

export interface BodyOverlayGuard {
  add(elements: readonly Element[]): void
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted: elements that the scripts inserted are back. */
  begin(): void
  /** Removes all of them; new ones are removed at once. */
  end(): void
}

interface BodyOverlay {
  readonly element: Element
  /** Inserted while the scripts were evaluated, which happens once. */
  readonly isOfScripts: boolean
}

/** Names its instance (`styles/scoped-selector.ts`). */
const overlayAttribute = 'data-sub-app-overlay'

/** What the container has alone of that which a page says of its root. */
const attributes = ['lang', 'data-theme', 'data-size']

/** Marks the element, and gives it what scripts have set on the root of the page, as far as it finds that nowhere else. */
function mark(element: Element, container: HTMLElement | undefined): void {
  element.setAttribute(overlayAttribute, container?.dataset.subAppInstance ?? '')
  if (!container || !(element instanceof HTMLElement)) return
  const { style } = container
  for (let index = 0; index < style.length; index += 1) {
    const property = style.item(index)
    if (/^(?:--|color-scheme$)/.test(property))
      element.style.setProperty(property, style.getPropertyValue(property))
  }
  for (const name of attributes) {
    const value = container.getAttribute(name)
    if (value !== null && !element.hasAttribute(name)) element.setAttribute(name, value)
  }
}

/** Hides the element even against its own style (`sub-app-panel.module.css`). */
const hiddenAttribute = 'data-sub-app-behind'

/**
 * Elements that a sub-app instance inserts beside the portal, such as dialogs without a container of their own. They are
 * visible only while their page is, and marked, since its styles count for them.
 *
 * Prevents: a dialog of one sub-app over the page of another, with its mask over the whole portal.
 * @param container of the page that is mounted now
 */
export function guardBodyOverlays(
  isShown: () => boolean,
  container: () => HTMLElement | undefined,
  onLeft = () => {},
): BodyOverlayGuard {
  let overlays: readonly BodyOverlay[] = []
  let isLoading = true
  let isOver = false
  const update = (isHidden: boolean) => {
    for (const { element } of overlays) {
      element.toggleAttribute(hiddenAttribute, isHidden)
      modalsShown(element, !isHidden)
    }
  }
  return {
    add(elements) {
      if (isOver) {
        for (const element of elements) element.remove()
        if (elements.length > 0) onLeft()
        return
      }
      const others = overlays.filter(({ element }) => element.isConnected && !elements.includes(element))
      overlays = [...others, ...elements.map((element) => ({ element, isOfScripts: isLoading }))]
      for (const element of elements) mark(element, container())
      update(!isShown())
    },
    shown: (isShownNow) => update(!isShownNow),
    begin() {
      if (isOver) document.body.append(...overlays.map(({ element }) => element))
      isLoading = false
      isOver = false
      update(!isShown())
    },
    end() {
      if (isOver) return
      isOver = true
      // A splash screen that the page itself has removed stays removed.
      const remaining = overlays.filter(({ element }) => element.isConnected)
      for (const { element } of remaining) element.remove()
      overlays = remaining.filter(({ isOfScripts }) => isOfScripts)
      // A library that keeps one for all its pop-ups would go on drawing into it.
      if (overlays.length < remaining.length) onLeft()
    },
  }
}

/**
 * Restores the portal before the next paint when it was removed from the body, and removes what replaced it. All else
 * that comes into the body is reported.
 *
 * Prevents: a sub-app written for a document of its own that empties the body (`document.body.innerHTML = ''`), and with
 * it the portal.
 * @param portal the element of the body that holds the portal
 */
export function keepPortalInBody(
  portal: Element,
  onRestored: () => void,
  onAdded: (elements: readonly Element[]) => void,
): void {
  const { body } = portal.ownerDocument
  new MutationObserver((changes) => {
    const added = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter(({ parentNode }) => parentNode === body)
    if (portal.isConnected) {
      onAdded(elementsIn(added))
      return
    }
    for (const node of added) node.parentNode?.removeChild(node)
    // With its siblings: pop-ups belong to others, who remove them themselves.
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter(({ isConnected }) => !isConnected)
    // Past the body's own method, which redirects styles and scripts.
    Element.prototype.prepend.apply(body, [...new Set(removed)])
    onRestored()
  }).observe(body, { childList: true })
}

export type SheetElement = HTMLStyleElement | HTMLLinkElement

export const isSheet = (node: unknown): node is SheetElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement

/** Elements that act on the whole document; the hosting library keeps or runs them for the sub-app that made them. */
const isRedirected = (node: unknown): node is SheetElement | HTMLScriptElement =>
  isSheet(node) || node instanceof HTMLScriptElement

/** Inserts a node by a method that the hosting library patches. */
type Redirect = (node: Element, before: Node | null) => void

/**
 * Called with all other inserted elements, which the hosting library ignores.
 * @param by made where they are inserted, for its stack
 */
type OnInserted = (elements: readonly Element[], by: Error) => void

const elementsIn = (nodes: readonly (Node | string)[]): Element[] =>
  nodes.flatMap((node) => {
    if (node instanceof DocumentFragment) return [...node.children]
    return node instanceof Element ? [node] : []
  })

function watchMethods(target: HTMLElement, redirect: Redirect, onInserted: OnInserted): void {
  const { append, prepend, replaceChildren, insertAdjacentElement, insertAdjacentHTML } = target
  const watched =
    (insert: typeof append, beforeOf: () => Node | null) =>
    (...nodes: (Node | string)[]) => {
      const redirected = nodes.filter(isRedirected)
      const others = nodes.filter((node) => !isRedirected(node))
      const elements = elementsIn(others)
      insert.apply(target, others)
      onInserted(elements, new Error())
      const before = beforeOf()
      for (const node of redirected) redirect(node, before)
    }
  const atEnd = () => null
  Object.assign(target, {
    append: watched(append, atEnd),
    prepend: watched(prepend, () => target.firstChild),
    replaceChildren: watched(replaceChildren, atEnd),
    insertAdjacentElement(where: InsertPosition, element: Element) {
      if (!isRedirected(element)) {
        const result = insertAdjacentElement.call(target, where, element)
        onInserted([element], new Error())
        return result
      }
      redirect(element, where.toLowerCase() === 'afterbegin' ? target.firstChild : null)
      return element
    },
    insertAdjacentHTML(where: InsertPosition, html: string) {
      const existing = new Set(target.children)
      insertAdjacentHTML.call(target, where, html)
      onInserted(
        [...target.children].filter((element) => !existing.has(element)),
        new Error(),
      )
    },
  })
}

/**
 * Watches all insertions into head, body and root, once for all instances. The hosting library patches two methods of the
 * head and one of the body; every other way to insert a style sheet or a script is redirected to these.
 *
 * Prevents: a script of a sub-app that runs outside its sandbox, and style sheets and pop-ups that stay in the portal.
 */
export function watchInsertions(onInserted: OnInserted): void {
  const { head, body, documentElement: root } = document
  watchMethods(head, (node, before) => void head.insertBefore(node, before), onInserted)
  watchMethods(body, (node) => void body.appendChild(node), onInserted)
  watchMethods(root, (node) => void head.appendChild(node), onInserted)
  const { appendChild, insertBefore: insertIntoRoot } = root
  const reporting = (node: Node, insert: () => Node) => {
    const elements = elementsIn([node])
    const result = insert()
    onInserted(elements, new Error())
    return result
  }
  // Read at each call: the hosting library patches the prototype when it mounts a page, and restores it.
  const append = (node: Node) => reporting(node, () => HTMLBodyElement.prototype.appendChild.call(body, node))
  Object.assign(body, {
    appendChild: append,
    insertBefore: (node: Node, before: Node | null) =>
      isRedirected(node)
        ? append(node)
        : reporting(node, () => HTMLBodyElement.prototype.insertBefore.call(body, node, before)),
  })
  Object.assign(root, {
    appendChild: (node: Node) =>
      isRedirected(node) ? head.appendChild(node) : reporting(node, () => appendChild.call(root, node)),
    insertBefore: (node: Node, before: Node | null) =>
      isRedirected(node)
        ? head.appendChild(node)
        : reporting(node, () => insertIntoRoot.call(root, node, before)),
  })
}
