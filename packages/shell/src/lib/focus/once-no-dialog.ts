/** Dialogs that are closed may stay in the page, without a place on the screen. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility())

/** A dialog goes with its elements, or is hidden. */
const goings: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'hidden', 'style'],
}

/**
 * Calls back as soon as no dialog stands: what comes up by itself would take away what is typed there. Returns how to
 * give up waiting.
 */
export function onceNoDialog(goOn: () => void): () => void {
  if (!isDialogOpen()) {
    goOn()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return
    observer.disconnect()
    goOn()
  })
  observer.observe(document.body, goings)
  return () => observer.disconnect()
}
