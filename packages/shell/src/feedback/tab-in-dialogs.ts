type Stops = typeof import('tabbable')['tabbable']

const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null

/**
 * In an open dialog the last stop of Tab is followed by the first, and the other way round. antd brings a focus back
 * once it has come somewhere else, but behind the last stop of a page there is nowhere: keys would go to nothing.
 * What finds the stops is loaded with the first dialog after somebody has done something; a Tab before it is there moves
 * as browsers do. Returns how to end it.
 */
export function keepTabInDialogs(): () => void {
  const end = new AbortController()
  let stopsIn: Stops | undefined
  let isUsed = false
  const use = () => {
    isUsed = true
  }
  function load({ target }: Event): void {
    if (stopsIn || !isUsed || !dialogAround(target)) return
    import('tabbable').then(
      ({ tabbable }) => {
        stopsIn = tabbable
      },
      () => undefined,
    )
  }

  function goRound(event: KeyboardEvent): void {
    const { target, shiftKey } = event
    const dialog = dialogAround(target)
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog || !(target instanceof HTMLElement)) return
    if (!stopsIn) {
      load(event)
      return
    }
    const stops = stopsIn(dialog)
    const [leaving, next] = shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    const isBetween = stops.some((stop) => stop === target && stop !== leaving)
    if (isBetween) return
    event.preventDefault()
    next?.focus()
  }

  document.addEventListener('pointerdown', use, end)
  document.addEventListener('keydown', use, end)
  document.addEventListener('focusin', load, end)
  document.addEventListener('keydown', goRound, end)
  return () => end.abort()
}
