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
