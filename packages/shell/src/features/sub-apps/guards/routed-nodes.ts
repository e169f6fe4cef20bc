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
