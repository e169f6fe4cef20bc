/** A short message over the page. A toast is never a notice, which is a message to staff. */
export interface Toast {
  readonly kind: 'success' | 'info' | 'warning' | 'error' | 'loading'
  readonly text: string
  /** Changes while the text stays the same, e.g. an amount: shown again, it is not read out again. */
  readonly detail?: string
  /** Seconds until it closes; specification §9: 2 or 5. */
  readonly seconds: 2 | 5
  /** It stays until this has settled, instead. */
  readonly until?: Promise<unknown>
  /** Feedback on a user action: shown again even if the same text is already visible. */
  readonly isAnswer?: boolean
  /** What can still be done about it, e.g. taking it back. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

type Show = (toast: Toast) => void

function createToasts() {
  let waiting: Toast[] = []
  let show: Show | undefined
  return {
    /** Shows a toast, or keeps it until the page that shows toasts is there. */
    showToast(toast: Toast): void {
      if (show) show(toast)
      else waiting.push(toast)
    },
    /** Discards waiting toasts: they belong to the session before. */
    dropWaitingToasts(): void {
      waiting = []
    },
    /** Called by the one component that shows toasts; returns how to withdraw. */
    registerToastHost(next: Show): () => void {
      show = next
      for (const toast of waiting) next(toast)
      waiting = []
      return () => {
        if (show === next) show = undefined
      }
    },
  }
}

export const { showToast, dropWaitingToasts, registerToastHost } = createToasts()
