import styles from './iframe.module.css'

/**
 * Dims the portal around a frame while a dialog in it is modal. A press there goes to the frame, so that the keys do,
 * too: Escape closes the dialog.
 */
export function createPortalMask(frame: HTMLIFrameElement) {
  let mask: HTMLElement | undefined
  let color: string | undefined
  let isShown = true
  const fitFrame = () => {
    const { left, top, right, bottom } = frame.getBoundingClientRect()
    if (mask)
      mask.style.clipPath = `path(evenodd, "M0 0H99999V99999H0Z M${left} ${top}H${right}V${bottom}H${left}Z")`
  }
  const resizing = new ResizeObserver(fitFrame)

  function update(): void {
    if (!color || !isShown) {
      mask?.remove()
      resizing.disconnect()
      mask = undefined
      return
    }
    if (!mask) {
      mask = document.createElement('div')
      mask.className = styles.mask ?? ''
      mask.addEventListener('pointerdown', (event) => {
        event.preventDefault()
        frame.focus()
      })
      document.documentElement.append(mask)
      // Its place changes with its size: the panel is as large as the window leaves it.
      resizing.observe(frame)
      frame.focus()
    }
    mask.style.backgroundColor = color
    fitFrame()
  }
  return {
    masked(now: string | undefined) {
      color = now
      update()
    },
    shown(now: boolean) {
      isShown = now
      update()
    },
  }
}
