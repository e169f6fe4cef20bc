import { useSyncExternalStore } from 'react'

/** Dialogs that are closed stay in the page, without a place on the screen. */
const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role="dialog"]')].some((dialog) => dialog.getClientRects().length > 0)

/** A dialog that opens takes the focus, one that closes gives it back and fades. */
const signs = ['focusin', 'focusout', 'animationend', 'transitionend'] as const

function onSign(changed: () => void): () => void {
  for (const sign of signs) document.addEventListener(sign, changed)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, changed)
  }
}

/** Whether a dialog stands: what comes up by itself meanwhile would take away what is typed there. */
export const useDialogOpen = (): boolean => useSyncExternalStore(onSign, isDialogOpen)
