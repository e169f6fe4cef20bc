/** Width of the opened sidebar in px (specification §9). */
export const defaultSidebarWidth = 210

/** How wide the user may drag it (assumed): menu names in other languages are long, and the page needs space. */
export const sidebarWidths = { min: 180, max: 360 } as const

/** Of one press of an arrow key, in px. */
const step = 10

export const clampSidebarWidth = (width: number): number =>
  Math.min(sidebarWidths.max, Math.max(sidebarWidths.min, Math.round(width)))

/** Whether a stored value is a width that the sidebar may have. */
export const isSidebarWidth = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && clampSidebarWidth(value) === value

/** The width after a key on the sidebar's edge; undefined for keys that do nothing there. */
export function widthAfterKey(key: string, width: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return clampSidebarWidth(width - step)
    case 'ArrowRight':
      return clampSidebarWidth(width + step)
    case 'Home':
      return sidebarWidths.min
    case 'End':
      return sidebarWidths.max
    case 'Enter':
      return defaultSidebarWidth
    default:
      return undefined
  }
}
