/**
 * Enter on an item of a menu is done with once the item is taken: else the browser goes on to press what has the focus
 * by then, such as a button of the question that the item has just brought up. Returns how to end it.
 */
export function keepEnterInMenus(): () => void {
  const end = new AbortController()
  const take = (event: KeyboardEvent): void => {
    const isOnItem = event.target instanceof Element && event.target.matches('[role="menuitem"]')
    if (event.key === 'Enter' && isOnItem) event.preventDefault()
  }
  document.addEventListener('keydown', take, { capture: true, signal: end.signal })
  return () => end.abort()
}
