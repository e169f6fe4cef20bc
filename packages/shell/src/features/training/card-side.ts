export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rectangle extends Size {
  readonly top: number
  readonly left: number
}

/** Below this width the card is above the bottom bar, across the screen. */
const narrow = 600
/** Around the card, with the ring of its target. */
const room = 24
/** Of a bottom bar on narrow screens. */
const barHeight = 64
/** Of a folded notice that the card may have to lie above. */
const noticeHeight = 64

/** Whether the card, in the lower corner at the end of the lines, would lie over something. */
export function isUnderCard(target: Rectangle, card: Size, view: Size): boolean {
  const isNarrow = view.width < narrow
  const left = isNarrow ? 0 : view.width - card.width - room
  const bottom = view.height - (isNarrow ? barHeight : 0)
  const top = bottom - card.height - noticeHeight - room
  return target.left + target.width > left && target.top + target.height > top && target.top < bottom
}
