import {
  type CSSProperties,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import styles from './popover-panel.module.css'

/** What the button of a panel carries, so that the browser opens the panel, and announces it to screen readers. */
export interface PanelButtonProps {
  readonly popoverTarget: string
  readonly 'aria-haspopup': 'dialog'
  readonly 'aria-expanded': boolean
}

interface PopoverPanelProps {
  /** Name of the panel. */
  readonly label: string
  /** Width in px, where the window has that much. */
  readonly width: number
  /** The side of the button that the panel is flush with. */
  readonly align?: 'start' | 'end'
  readonly button: (props: PanelButtonProps) => ReactNode
  /** Rendered only while it is open; its first field is focused. */
  readonly children: (close: () => void) => ReactNode
}

/** Between the panel and the edges of the window, in px. */
const margin = 8

/** Below the button, or above one in the lower half of the window. */
function placeBeside(button: DOMRect, width: number, align: 'start' | 'end'): CSSProperties {
  const shown = Math.min(width, window.innerWidth - 2 * margin)
  const wanted = align === 'start' ? button.left : button.right - shown
  const isAbove = button.top > window.innerHeight / 2
  const room = isAbove ? button.top : window.innerHeight - button.bottom
  return {
    ...(isAbove ? { top: 'auto', bottom: window.innerHeight - button.top + 4 } : { top: button.bottom + 4 }),
    left: Math.max(margin, Math.min(wanted, window.innerWidth - shown - margin)),
    width: shown,
    maxHeight: room - 4 - margin,
  }
}

/**
 * A panel beside its button, as a native popover: the browser opens it, closes it by Escape and by a click outside, and
 * restores the focus. It contains no input worth keeping.
 */
export function PopoverPanel({ label, width, align = 'start', button, children }: PopoverPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>()

  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    const opener = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
    // Synchronously: the browser shows the panel as soon as this returns.
    if (newState === 'open' && opener && currentTarget === panel.current)
      flushSync(() => setPlace(placeBeside(opener.getBoundingClientRect(), width, align)))
  }

  /**
   * The browser would only focus an element with the attribute `autofocus`, which React never writes. It restores the
   * focus only if that field still exists.
   */
  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState === 'closed') setPlace(undefined)
    // Not on touch screens: the on-screen keyboard would cover half of the panel.
    else if (!currentTarget.contains(document.activeElement) && !matchMedia('(pointer: coarse)').matches)
      currentTarget.querySelector('input')?.focus()
  }

  const isOpen = place !== undefined
  const close = () => panel.current?.hidePopover()
  useEffect(() => {
    if (!isOpen) return
    const closeNow = () => panel.current?.hidePopover()
    window.addEventListener('resize', closeNow)
    return () => window.removeEventListener('resize', closeNow)
  }, [isOpen])

  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        {...(isOpen ? { role: 'dialog', 'aria-label': label } : {})}
        className={styles.panel}
        style={place}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
