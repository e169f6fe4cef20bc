/** What happens in the window of a page in an iframe, and concerns the portal around it. */
export interface FrameSignals {
  /** The search's shortcut was pressed. */
  searchRequested(keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): void
  /** A modal dialog has dimmed the page in this colour; undefined once none is open. */
  masked(color: string | undefined): void
}

/** The portal's search opens by the same keys in its pages. */
const isSearchShortcut = (event: KeyboardEvent) =>
  event.key?.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey

const modals = '[aria-modal="true"], [role="dialog"], [role="alertdialog"]'

/** A mask covers the window, and one sees through it. */
function isMask(element: Element, view: Window): boolean {
  const { position, backgroundColor } = view.getComputedStyle(element)
  if (position !== 'fixed' || !/^rgba\(.*, ?0?\.\d+\)$/.test(backgroundColor)) return false
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width >= view.document.documentElement.clientWidth && height >= view.innerHeight
}

/** The colour of the mask of an open dialog: of the browser's own, of an element around the dialog or of one beside it. */
function maskColor(view: Window): string | undefined {
  const { document } = view
  const own = document.querySelector('dialog:modal')
  if (own) return view.getComputedStyle(own, '::backdrop').backgroundColor
  for (const dialog of document.querySelectorAll(modals))
    for (let at: Element | null = dialog; at && at !== document.body; at = at.parentElement) {
      const mask = [...(at.parentElement?.children ?? [])].find((element) => isMask(element, view))
      if (mask) return view.getComputedStyle(mask).backgroundColor
    }
  return undefined
}

/** Reports what concerns the portal, until the window loads another page. */
export function watchFrame(view: Window & typeof globalThis, signals: FrameSignals): void {
  view.addEventListener('keydown', (event) => {
    if (!isSearchShortcut(event) || event.defaultPrevented) return
    event.preventDefault()
    signals.searchRequested({ ctrlKey: event.ctrlKey, metaKey: event.metaKey })
  })
  let shown: string | undefined
  let isAsked = false
  const look = () => {
    isAsked = false
    const color = maskColor(view)
    if (color === shown) return
    shown = color
    signals.masked(color)
  }
  const ask = () => {
    if (!isAsked) view.requestAnimationFrame(look)
    isAsked = true
  }
  new view.MutationObserver(ask).observe(view.document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'open', 'hidden', 'aria-modal'],
  })
  for (const faded of ['transitionend', 'animationend']) view.addEventListener(faded, ask)
}
