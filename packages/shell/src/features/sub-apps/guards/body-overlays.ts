import { modalsShown } from '../focus/modal-dialogs.ts'

export interface StrayGuard {
  keep(elements: readonly Element[]): void
  /** Its page is on the screen now, or no longer. */
  shown(isShown: boolean): void
  /** A page is about to be mounted: what the scripts themselves have put there is back. */
  begin(): void
  /** All of them are gone, and no new ones come. */
  end(): void
}

interface Stray {
  readonly element: Element
  /** Put there while the scripts of the sub-app ran for the first time: they do not run again. */
  readonly isLasting: boolean
}

/** Whatever a page does to the element's style (`sub-app-panel.module.css`). */
const behind = 'data-sub-app-behind'

/**
 * Elements that a sub-app instance puts into the document beside the portal, such as dialogs that name no container: they
 * would stand over the pages of others, with a mask over the portal. They are to be seen with their page alone.
 */
export function guardStrays(isShown: () => boolean): StrayGuard {
  let strays: readonly Stray[] = []
  let isLoading = true
  let isOver = false
  const mark = (isHidden: boolean) => {
    for (const { element } of strays) {
      element.toggleAttribute(behind, isHidden)
      modalsShown(element, !isHidden)
    }
  }
  return {
    keep(elements) {
      if (isOver) {
        for (const element of elements) element.remove()
        return
      }
      const others = strays.filter(({ element }) => element.isConnected && !elements.includes(element))
      strays = [...others, ...elements.map((element) => ({ element, isLasting: isLoading }))]
      mark(!isShown())
    },
    shown: (isShownNow) => mark(!isShownNow),
    begin() {
      if (isOver) document.body.append(...strays.map(({ element }) => element))
      isLoading = false
      isOver = false
      mark(!isShown())
    },
    end() {
      if (isOver) return
      isOver = true
      // A splash that the page itself has taken out stays out.
      const there = strays.filter(({ element }) => element.isConnected)
      for (const { element } of there) element.remove()
      strays = there.filter(({ isLasting }) => isLasting)
    },
  }
}

/**
 * Code that was written for a page of its own may empty the body (`document.body.innerHTML = ''`), and with it all that
 * people work in. The portal is put back before anybody sees that it was gone, and what came in its place is taken away.
 * @param portal the element of the body that holds the portal, which nobody has a reason to take out
 */
export function keepInBody(portal: Element, onPutBack: () => void): void {
  const { body } = portal.ownerDocument
  new MutationObserver((changes) => {
    if (portal.isConnected) return
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node.parentNode === body) body.removeChild(node)
    // With what stood beside it: what floats over pages is somebody's, who takes it away again.
    const lost = changes
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter(({ isConnected }) => !isConnected)
    // As the browser does it: that of this body leads styles and scripts elsewhere.
    Element.prototype.prepend.apply(body, [...new Set(lost)])
    onPutBack()
  }).observe(body, { childList: true })
}

/** What counts for the whole document, and which the hosting library runs or keeps for the sub-app that has made it. */
const isRouted = (node: unknown): node is SheetElement | HTMLScriptElement =>
  isSheet(node) || node instanceof HTMLScriptElement

/** Puts it where the hosting library takes it into the container of that sub-app. */
type Take = (node: Element, before: Node | null) => void

/** Told of all other elements that were put there, which the hosting library does not look at. */
type Keep = (elements: readonly Element[]) => void

export type SheetElement = HTMLStyleElement | HTMLLinkElement

export const isSheet = (node: unknown): node is SheetElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement

const elementsIn = (nodes: readonly (Node | string)[]): Element[] =>
  nodes.flatMap((node) => {
    if (node instanceof DocumentFragment) return [...node.children]
    return node instanceof Element ? [node] : []
  })

function watchMethods(target: HTMLElement, take: Take, keep: Keep): void {
  const { append, prepend, replaceChildren, insertAdjacentElement, insertAdjacentHTML } = target
  const routed =
    (put: typeof append, beforeOf: () => Node | null) =>
    (...nodes: (Node | string)[]) => {
      const routedOnes = nodes.filter(isRouted)
      const others = nodes.filter((node) => !isRouted(node))
      const elements = elementsIn(others)
      put.apply(target, others)
      keep(elements)
      const before = beforeOf()
      for (const node of routedOnes) take(node, before)
    }
  const atEnd = () => null
  Object.assign(target, {
    append: routed(append, atEnd),
    prepend: routed(prepend, () => target.firstChild),
    replaceChildren: routed(replaceChildren, atEnd),
    insertAdjacentElement(where: InsertPosition, element: Element) {
      if (!isRouted(element)) {
        const result = insertAdjacentElement.call(target, where, element)
        keep([element])
        return result
      }
      take(element, where.toLowerCase() === 'afterbegin' ? target.firstChild : null)
      return element
    },
    insertAdjacentHTML(where: InsertPosition, html: string) {
      const known = new Set(target.children)
      insertAdjacentHTML.call(target, where, html)
      keep([...target.children].filter((element) => !known.has(element)))
    },
  })
}

/**
 * The hosting library knows two ways to put a style sheet or a script into the head and one into the body: all others that
 * these and the root have go by them, once for everybody. The portal's own stays the portal's there.
 */
export function routeNodes(keep: Keep): void {
  const { head, body, documentElement: root } = document
  watchMethods(head, (node, before) => void head.insertBefore(node, before), keep)
  watchMethods(body, (node) => void body.appendChild(node), keep)
  watchMethods(root, (node) => void head.appendChild(node), keep)
  const { appendChild, insertBefore: insertAtRoot } = root
  const keeping = (node: Node, put: () => Node) => {
    const elements = elementsIn([node])
    const result = put()
    keep(elements)
    return result
  }
  // The hosting library changes the prototype when it mounts, and changes it back.
  const append = (node: Node) => keeping(node, () => HTMLBodyElement.prototype.appendChild.call(body, node))
  Object.assign(body, {
    appendChild: append,
    insertBefore: (node: Node, before: Node | null) =>
      isRouted(node)
        ? append(node)
        : keeping(node, () => HTMLBodyElement.prototype.insertBefore.call(body, node, before)),
  })
  Object.assign(root, {
    appendChild: (node: Node) =>
      isRouted(node) ? head.appendChild(node) : keeping(node, () => appendChild.call(root, node)),
    insertBefore: (node: Node, before: Node | null) =>
      isRouted(node) ? head.appendChild(node) : keeping(node, () => insertAtRoot.call(root, node, before)),
  })
}
