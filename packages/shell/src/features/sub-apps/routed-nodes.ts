const isStyle = (node: unknown): node is HTMLStyleElement | HTMLLinkElement =>
  node instanceof HTMLStyleElement || node instanceof HTMLLinkElement

/** Puts a style sheet where the hosting library takes it into the container of the sub-app that has made it. */
type Take = (style: Element, before: Node | null) => void

function watchMethods(target: HTMLElement, take: Take): void {
  const { append, prepend, replaceChildren, insertAdjacentElement } = target
  const routed =
    (put: typeof append, beforeOf: () => Node | null) =>
    (...nodes: (Node | string)[]) => {
      const styles = nodes.filter(isStyle)
      const others = nodes.filter((node) => !isStyle(node))
      put.apply(target, others)
      const before = beforeOf()
      for (const style of styles) take(style, before)
    }
  const atEnd = () => null
  Object.assign(target, {
    append: routed(append, atEnd),
    prepend: routed(prepend, () => target.firstChild),
    replaceChildren: routed(replaceChildren, atEnd),
    insertAdjacentElement(where: InsertPosition, element: Element) {
      if (!isStyle(element)) return insertAdjacentElement.call(target, where, element)
      take(element, where.toLowerCase() === 'afterbegin' ? target.firstChild : null)
      return element
    },
  })
}

/**
 * The hosting library knows two ways to put a style sheet into the head and one into the body: all others that these
 * and the root have go by them, once for everybody. The portal's own stays the portal's there.
 */
export function routeStyles(): void {
  const { head, body, documentElement: root } = document
  watchMethods(head, (style, before) => void head.insertBefore(style, before))
  watchMethods(body, (style) => void body.appendChild(style))
  watchMethods(root, (style) => void head.appendChild(style))
  const { insertBefore } = body
  const { appendChild, insertBefore: insertAtRoot } = root
  Object.assign(body, {
    insertBefore: (node: Node, before: Node | null) =>
      isStyle(node) ? body.appendChild(node) : insertBefore.call(body, node, before),
  })
  Object.assign(root, {
    appendChild: (node: Node) => (isStyle(node) ? head.appendChild(node) : appendChild.call(root, node)),
    insertBefore: (node: Node, before: Node | null) =>
      isStyle(node) ? head.appendChild(node) : insertAtRoot.call(root, node, before),
  })
}
