/**
 * Loads the page again, which brings the newest build. Answers false where that would not help: there is no
 * connection, or this page is the outcome of a reload already, so that nothing reloads for ever.
 */
export function reloadOnce(): boolean {
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
  if (isReloaded || !navigator.onLine) return false
  window.location.reload()
  return true
}
