/** The question that comes before all else and that this element belongs to, if it does. */
export const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null

/**
 * A press on what lies around an open dialog leaves the focus where it is, inside: else it would go to nothing, and
 * the keys with it. A dialog that such a press closes still hears of it. Returns how to end it.
 */
export function keepFocusFromPresses(): () => void {
  const end = new AbortController()
  const pressed = (event: MouseEvent) => {
    const dialog = dialogAround(document.activeElement)
    const { target } = event
    if (dialog && target instanceof Node && target !== dialog && target.contains(dialog))
      event.preventDefault()
  }
  document.addEventListener('mousedown', pressed, end)
  return () => end.abort()
}

type FindStops = (dialog: Element) => readonly Element[]

const usualStops = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** Fallback when the code that finds them properly can't be loaded. */
const roughStops: FindStops = (dialog) =>
  [...dialog.querySelectorAll(usualStops)].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility(),
  )

/** The stop after one, or before it; the last is followed by the first. */
function neighbour(stops: readonly Element[], from: Element | null, isBack: boolean): Element | undefined {
  const index = from ? stops.indexOf(from) : -1
  if (index === -1) return stops.at(isBack ? -1 : 0)
  return stops.at((index + (isBack ? -1 : 1)) % stops.length)
}

const focus = (stop: Element | undefined): void => {
  if (stop instanceof HTMLElement) stop.focus()
}

/**
 * In an open dialog the last stop of Tab is followed by the first, and the other way round. antd brings a focus back
 * once it has come somewhere else, but behind the last stop of a page there is nowhere: keys would go to nothing.
 * The code that finds the stops is loaded once a dialog gets a key or a click. Returns how to end it.
 */
export function keepTabInDialogs(): () => void {
  const end = new AbortController()
  let stopsIn: FindStops | undefined
  let isUsed = false
  /** Steps that wait for what finds the stops, one after the other. */
  let steps: Promise<void> = Promise.resolve()

  const load = (): Promise<FindStops> =>
    import('tabbable').then(
      ({ tabbable }) => {
        stopsIn = tabbable
        return tabbable
      },
      () => roughStops,
    )

  function goRound(event: KeyboardEvent): void {
    const { target, shiftKey } = event
    const dialog = dialogAround(target)
    if (event.key !== 'Tab' || event.defaultPrevented || !dialog) return
    if (!stopsIn) {
      event.preventDefault()
      steps = steps.then(async () => {
        const find = stopsIn ?? (await load())
        focus(neighbour(find(dialog), document.activeElement, shiftKey))
      })
      return
    }
    const stops = stopsIn(dialog)
    const isBetween = stops.some((stop) => stop === target && stop !== stops.at(shiftKey ? 0 : -1))
    if (isBetween) return
    event.preventDefault()
    focus(stops.at(shiftKey ? -1 : 0))
  }

  const used = () => {
    isUsed = true
  }
  const entered = ({ target }: Event) => {
    if (isUsed && !stopsIn && dialogAround(target)) void load()
  }
  document.addEventListener('pointerdown', used, end)
  document.addEventListener('keydown', used, end)
  document.addEventListener('focusin', entered, end)
  document.addEventListener('keydown', goRound, end)
  return () => end.abort()
}

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

/** Dialogs that are closed may stay in the page, without a place on the screen. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.checkVisibility())

/** A dialog goes with its elements, or is hidden. */
const removalOptions: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'hidden', 'style'],
}

/**
 * Calls back once no dialog is open: an unrequested dialog would interrupt input there. Returns how to
 * give up waiting.
 */
export function whenNoDialogIsOpen(onClosed: () => void): () => void {
  if (!isDialogOpen()) {
    onClosed()
    return () => undefined
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return
    observer.disconnect()
    onClosed()
  })
  observer.observe(document.body, removalOptions)
  return () => observer.disconnect()
}
