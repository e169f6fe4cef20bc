const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null

/**
 * In an open dialog the last stop of Tab is followed by the first, and the other way round. antd brings a focus back
 * once it has come somewhere else, but behind the last stop of a page there is nowhere: keys would go to nothing.
 * What finds the stops is loaded with the first dialog. Returns how to end it.
 */
export function keepTabInDialogs(): () => void {
  const end = new AbortController()
  let stopsIn: typeof import('tabbable')['tabbable'] | undefined

  function load({ target }: FocusEvent): void {
    if (stopsIn || !dialogAround(target)) return
    import('tabbable').then(
      ({ tabbable }) => {
        stopsIn = tabbable
      },
      () => undefined,
    )
  }

  function goRound(event: KeyboardEvent): void {
    const dialog = dialogAround(event.target)
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog || !stopsIn) return
    const stops = stopsIn(dialog)
    const [first, last] = [stops.at(0), stops.at(-1)]
    const [leaving, next] = event.shiftKey ? [first, last] : [last, first]
    const isBetween = stops.some((stop) => stop === event.target && stop !== leaving)
    if (isBetween) return
    event.preventDefault()
    next?.focus()
  }

  document.addEventListener('focusin', load, end)
  document.addEventListener('keydown', goRound, end)
  return () => end.abort()
}
