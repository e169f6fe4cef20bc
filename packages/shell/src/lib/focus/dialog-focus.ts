import { dialogAround } from '@portal/sub-app-host/portal/modal-dialogs'

/**
 * Pressing the mask of an open dialog keeps the focus inside; otherwise nothing would be focused. A dialog that closes
 * on such a press still gets it. Returns how to stop.
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
 * In an open dialog Tab wraps around: antd can't restore the focus after the page's last stop. The code that finds the
 * stops is loaded with the first key or click in a dialog. Returns how to stop.
 */
export function trapFocusInDialogs(): () => void {
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

  function wrapFocus(event: KeyboardEvent): void {
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
  document.addEventListener('keydown', wrapFocus, end)
  return () => end.abort()
}

/**
 * Prevents the default action of Enter on a menu item: the browser would otherwise press what is focused next, such as
 * a button of a question that the item has just opened. Returns how to stop.
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

/** A dialog is removed with its elements, or hidden. */
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
