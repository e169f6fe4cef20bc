/** What contains an invisible page: its panel, and its elements beside the portal (`body-overlays`). */
const behind = '[data-page-of][aria-hidden], [data-sub-app-behind]'

/** Those that become modal again once their page is shown. */
const lowered = new WeakSet<HTMLDialogElement>()

const openDialogs = (place: Element): HTMLDialogElement[] =>
  [place, ...place.querySelectorAll('dialog[open]')].filter((node) => node instanceof HTMLDialogElement)

/** Reinserted in place, a dialog stays open but is no longer modal; closing it would be up to the page. */
function lower(dialog: HTMLDialogElement): void {
  if (!dialog.matches(':modal') || !dialog.parentNode) return
  lowered.add(dialog)
  Node.prototype.insertBefore.call(dialog.parentNode, dialog, dialog.nextSibling)
}

function raise(dialog: HTMLDialogElement): void {
  if (!lowered.delete(dialog) || !dialog.open) return
  dialog.removeAttribute('open')
  dialog.showModal()
}

/**
 * A native modal dialog makes the rest of the document inert, even from an invisible page: dialogs of a hidden page
 * wait until it is shown.
 */
export const modalsShown = (place: Element, isShown: boolean): void =>
  openDialogs(place).forEach(isShown ? raise : lower)

/** For dialogs that a hidden page opens. Returns how to stop. */
export function lowerHiddenModals(): () => void {
  const opened = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.open && target.closest(behind)) lower(target)
  }
  document.addEventListener('toggle', opened, true)
  return () => document.removeEventListener('toggle', opened, true)
}

/** The modal question that this element belongs to, if any. */
export const dialogAround = (node: EventTarget | null): Element | null =>
  node instanceof Element ? node.closest('[aria-modal="true"]') : null
