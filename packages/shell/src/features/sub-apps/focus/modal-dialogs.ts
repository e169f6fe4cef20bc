/** Where a page lies that is not on the screen: its panel, and what it has put beside the portal (`body-overlays`). */
const behind = '[data-page-of][aria-hidden], [data-sub-app-behind]'

/** Those that are modal again once their page is shown. */
const lowered = new WeakSet<HTMLDialogElement>()

const openDialogs = (place: Element): HTMLDialogElement[] =>
  [place, ...place.querySelectorAll('dialog[open]')].filter((node) => node instanceof HTMLDialogElement)

/** Put once more where it is, a dialog stays open and is modal no longer; closing it would be the page's own doing. */
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
 * A browser's own modal dialog makes all else of the document unreachable, also while it lies in a page that can't be
 * seen: those of a hidden page wait for it to be shown.
 */
export const modalsShown = (place: Element, isShown: boolean): void =>
  openDialogs(place).forEach(isShown ? raise : lower)

/** For those that a hidden page opens. Returns how to end it. */
export function lowerHiddenModals(): () => void {
  const opened = ({ target }: Event) => {
    if (target instanceof HTMLDialogElement && target.open && target.closest(behind)) lower(target)
  }
  document.addEventListener('toggle', opened, true)
  return () => document.removeEventListener('toggle', opened, true)
}
