import { Button, type ButtonProps, Popover } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './list.module.css'

interface PanelButtonProps {
  /** Names the panel. */
  readonly label: string
  readonly button: ButtonProps
  /** The edge of the button that the panel is at. */
  readonly side?: 'Left' | 'Right'
  readonly onOpen?: (() => void) | undefined
  /** What the button does for now in place of opening the panel. */
  readonly onPress?: (() => void) | undefined
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a panel below itself: the focus goes into the panel, and back when it closes. */
export function PanelButton({ label, button, side = 'Left', onOpen, onPress, children }: PanelButtonProps) {
  const [isOpen, setOpen] = useState(false)
  // Popups cost each page that has them: this one is created at the first click.
  const [wasOpened, setOpened] = useState(false)
  const own = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    own.current?.focus()
  }
  const opener = (
    <Button
      {...button}
      ref={own}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        if (isOpen) return close()
        if (onPress) return onPress()
        setOpened(true)
        setOpen(true)
        onOpen?.()
      }}
    />
  )
  if (!wasOpened) return opener
  return (
    <Popover
      open={isOpen}
      onOpenChange={(wanted) => {
        if (!wanted) close()
      }}
      trigger="click"
      placement={`bottom${side}`}
      arrow={false}
      destroyOnHidden
      content={
        <Panel label={label} onClose={close}>
          {children(close)}
        </Panel>
      }
    >
      {opener}
    </Popover>
  )
}

interface PanelProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
}

function Panel({ label, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isFocused = useRef(false)
  useEffect(() => {
    // Options may arrive later: the panel itself has the focus until then.
    if (!panel.current || (isFocused.current && document.activeElement !== panel.current)) return
    isFocused.current = true
    const [first] = stopsIn(panel.current)
    const chosen =
      first?.getAttribute('role') === 'option' && panel.current.querySelector('[aria-selected="true"]')
    const start = chosen instanceof HTMLElement ? chosen : (first ?? panel.current)
    // It is not at its place yet.
    start.focus({ preventScroll: true })
    start.scrollIntoView?.({ block: 'nearest' })
  })
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => followKey(event, onClose)}
    >
      {children}
    </div>
  )
}

/** What Tab stops at, in its order; of radio buttons, that is the chosen one. */
const stopsIn = (panel: Element): readonly HTMLElement[] =>
  [...panel.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button')].filter(
    (one) => !one.disabled && (one.type !== 'radio' || ('checked' in one && one.checked)),
  )

/** Escape closes the panel, the arrow keys go through it, letters go into its search, and Tab leaves it at its ends. */
function followKey(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  const { key, target, currentTarget: panel, shiftKey } = event
  // React passes on what happens in popups of the panel, such as a calendar.
  if (!(target instanceof HTMLElement) || !panel.contains(target) || event.defaultPrevented) return
  const stops = stopsIn(panel)
  const at = stops.indexOf(target)
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const isPicker = target.matches('input:not([type="search"], [type="checkbox"], [type="radio"])')
  if (key === 'Escape' && !isPicker) {
    // antd's list of open popups may shrink while it goes through it for this key.
    event.stopPropagation()
    close()
  } else if (key === 'Tab' && at === (shiftKey ? 0 : stops.length - 1)) {
    // Forwards, the browser goes on from the button.
    if (shiftKey) event.preventDefault()
    close()
  } else if (step && !isPicker && !target.matches('[type="radio"]')) {
    event.preventDefault()
    stops.at((at + step) % stops.length)?.focus()
  } else if (isWriting(event)) panel.querySelector<HTMLElement>('[type="search"]')?.focus()
}

/** A letter, or the first key of an input method; the space bar presses a button. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 || key === 'Process') && key !== ' ' && !ctrlKey && !metaKey && !altKey
