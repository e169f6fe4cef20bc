/** What counts for the whole document, and which the hosting library runs or keeps for the sub-app that has made it. */
const isRouted = (node: unknown): node is HTMLStyleElement | HTMLLinkElement | HTMLScriptElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement || node instanceof HTMLScriptElement

/** Puts it where the hosting library takes it into the container of that sub-app. */
type Take = (node: Element, before: Node | null) => void

/** Told of style sheets that stand deeper in what is put there, which the hosting library does not look at. */
type Keep = (sheets: readonly SheetElement[]) => void

export type SheetElement = HTMLStyleElement | HTMLLinkElement

const sheetsWithin = (nodes: readonly (Node | string)[]): SheetElement[] =>
  nodes.flatMap((node) =>
    node instanceof Element || node instanceof DocumentFragment
      ? [...node.querySelectorAll<SheetElement>('style, link')]
      : [],
  )

function watchMethods(target: HTMLElement, take: Take, keep: Keep): void {
  const { append, prepend, replaceChildren, insertAdjacentElement, insertAdjacentHTML } = target
  const routed =
    (put: typeof append, beforeOf: () => Node | null) =>
    (...nodes: (Node | string)[]) => {
      const routedOnes = nodes.filter(isRouted)
      const others = nodes.filter((node) => !isRouted(node))
      const deeper = sheetsWithin(others)
      put.apply(target, others)
      if (deeper.length > 0) keep(deeper)
      const before = beforeOf()
      for (const node of routedOnes) take(node, before)
    }
  const atEnd = () => null
  Object.assign(target, {
    append: routed(append, atEnd),
    prepend: routed(prepend, () => target.firstChild),
    replaceChildren: routed(replaceChildren, atEnd),
    insertAdjacentElement(where: InsertPosition, element: Element) {
      if (!isRouted(element)) return insertAdjacentElement.call(target, where, element)
      take(element, where.toLowerCase() === 'afterbegin' ? target.firstChild : null)
      return element
    },
    insertAdjacentHTML(where: InsertPosition, html: string) {
      const known = new Set(sheetsWithin([target]))
      insertAdjacentHTML.call(target, where, html)
      keep(sheetsWithin([target]).filter((sheet) => !known.has(sheet)))
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
    const deeper = sheetsWithin([node])
    const result = put()
    if (deeper.length > 0) keep(deeper)
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
    appendChild: (node: Node) => (isRouted(node) ? head.appendChild(node) : appendChild.call(root, node)),
    insertBefore: (node: Node, before: Node | null) =>
      isRouted(node) ? head.appendChild(node) : insertAtRoot.call(root, node, before),
  })
}
