type Stops = typeof import('tabbable')['tabbable']

const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null

/** The stop after one, or before it; the last is followed by the first. */
function neighbour<Stop>(stops: readonly Stop[], from: Stop, isBack: boolean): Stop | undefined {
  const index = stops.indexOf(from)
  if (index === -1) return stops.at(isBack ? -1 : 0)
  return stops.at((index + (isBack ? -1 : 1)) % stops.length)
}

/**
 * In an open dialog the last stop of Tab is followed by the first, and the other way round. antd brings a focus back
 * once it has come somewhere else, but behind the last stop of a page there is nowhere: keys would go to nothing.
 * What finds the stops is loaded with the first key. Returns how to end it.
 */
export function keepTabInDialogs(): () => void {
  const end = new AbortController()
  let stopsIn: Stops | undefined
  const load = () =>
    import('tabbable').then(({ tabbable }) => {
      stopsIn = tabbable
      return tabbable
    })

  function goRound(event: KeyboardEvent): void {
    const { target, shiftKey } = event
    const dialog = dialogAround(target)
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog || !(target instanceof HTMLElement)) return
    const go = (find: Stops) => neighbour<Element>(find(dialog), target, shiftKey)
    if (!stopsIn) {
      event.preventDefault()
      load().then(
        (find) => focus(go(find)),
        () => undefined,
      )
      return
    }
    const stops: readonly Element[] = stopsIn(dialog)
    const isBetween = stops.includes(target) && target !== stops.at(shiftKey ? 0 : -1)
    if (isBetween) return
    event.preventDefault()
    focus(go(stopsIn))
  }

  document.addEventListener('keydown', goRound, end)
  return () => end.abort()
}

const focus = (stop: Element | undefined): void => {
  if (stop instanceof HTMLElement) stop.focus()
}
