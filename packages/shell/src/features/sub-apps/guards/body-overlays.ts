import { modalsShown } from '../focus/modal-dialogs.ts'

export interface BodyOverlayGuard {
  add(elements: readonly Element[]): void
  /** The page is shown or hidden. */
  shown(isShown: boolean): void
  /** A page is being mounted: elements that the scripts inserted are back. */
  begin(): void
  /** Removes all of them; later ones are removed at once. */
  end(): void
}

interface BodyOverlay {
  readonly element: Element
  /** Inserted while the scripts were evaluated, which happens once. */
  readonly isOfScripts: boolean
}

/** Marks its instance (`styles/scoped-selector.ts`). */
const overlayAttribute = 'data-sub-app-overlay'

/** Attributes that only the container takes over from the root of a page. */
const attributes = ['lang', 'data-theme', 'data-size']

/** Marks the element, and copies what scripts have set on the page's root and the element can't inherit. */
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
 * Elements that a sub-app instance inserts beside the portal, visible only while its page is, and marked for its
 * styles. Prevents: a dialog of one sub-app over the page of another, with its mask over the portal.
 * @param container of the mounted page
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
      // A library that shares one container among its pop-ups would continue to render into it.
      if (overlays.length < remaining.length) onLeft()
    },
  }
}

/**
 * Restores the portal before the next paint when it was removed from the body, and reports other elements added there.
 * Prevents: a sub-app that clears the body (`document.body.innerHTML = ''`) removes the portal.
 * @param portal its element in the body
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
    // With its siblings: pop-ups have other owners, which remove them.
    const removed = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter(({ isConnected }) => !isConnected)
    // Bypasses the body's patched method, which redirects styles and scripts.
    Element.prototype.prepend.apply(body, [...new Set(removed)])
    onRestored()
  }).observe(body, { childList: true })
}

/**
 * Makes each `<base>` that is inserted later into the head or the body ineffective, before the next task. Prevents: the
 * links and requests of the portal lead elsewhere, since a sub-app's script creates a base, as AngularJS apps do.
 */
export function keepBaseOfPortal({ head, body }: Document): void {
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLBaseElement) node.removeAttribute('href')
  })
  for (const parent of [head, body]) observer.observe(parent, { childList: true })
}

export type SheetElement = HTMLStyleElement | HTMLLinkElement

export const isSheet = (node: unknown): node is SheetElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement

/** Elements that affect the whole document; qiankun keeps or runs them for the sub-app that created them. */
const isRedirected = (node: unknown): node is SheetElement | HTMLScriptElement =>
  isSheet(node) || node instanceof HTMLScriptElement

/** Inserts a node by a method that qiankun patches. */
type Redirect = (node: Element, before: Node | null) => void

/**
 * Called with all other inserted elements, which qiankun ignores.
 * @param by an error created at the insertion, for its stack
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
 * Redirects insertions of style sheets and scripts into head, body and root to the three methods that qiankun patches;
 * once for all instances. Prevents: a script outside its sandbox, and styles and pop-ups that stay in the portal.
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
  // Read at each call: qiankun patches the prototype when it mounts a page, and restores it.
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
