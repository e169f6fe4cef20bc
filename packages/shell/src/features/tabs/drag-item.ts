import type { PointerEvent as ReactPointerEvent } from 'react'
import { flushSync } from 'react-dom'

/** A press that moves less than this, in px, is a click. */
const slack = 6
/** Within this distance of the row's edges, in px, the row scrolls. */
const edge = 32

const middleOf = (box: DOMRect) => box.left + box.width / 2

/** The index in a row for a position: after every item whose middle is before it. */
export const placeAt = (x: number, middles: readonly number[]): number =>
  middles.filter((middle) => middle < x).length

/**
 * Starts dragging an item of a row, on `pointerdown` on a child of it: the item follows the pointer, `move` is called with
 * each new index, and Escape puts it back. Touch scrolls the row instead.
 */
export function dragItem(event: ReactPointerEvent<HTMLElement>, move: (place: number) => void): void {
  const item = event.currentTarget.parentElement
  const row = item?.parentElement
  if (event.button !== 0 || event.pointerType === 'touch' || !item || !row) return
  const others = () => [...row.children].filter((child) => child !== item)
  const placeNow = () => [...row.children].indexOf(item)
  const startX = event.clientX
  const grip = startX - item.getBoundingClientRect().left
  const startPlace = placeNow()
  const end = new AbortController()
  const { signal } = end
  let isDragging = false

  const put = (place: number) => place !== placeNow() && flushSync(() => move(place))
  const follow = ({ clientX }: PointerEvent) => {
    isDragging ||= Math.abs(clientX - startX) >= slack
    if (!isDragging) return
    item.dataset.dragged = 'true'
    const box = row.getBoundingClientRect()
    if (clientX < box.left + edge) row.scrollLeft -= edge / 4
    if (clientX > box.right - edge) row.scrollLeft += edge / 4
    put(
      placeAt(
        clientX,
        others().map((other) => middleOf(other.getBoundingClientRect())),
      ),
    )
    item.style.transform = ''
    item.style.transform = `translateX(${clientX - grip - item.getBoundingClientRect().left}px)`
  }
  const stop = () => {
    end.abort()
    item.style.transform = ''
    delete item.dataset.dragged
    // The click that ends a drag must not activate the tab.
    if (isDragging) swallowClick()
  }
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', stop, { signal })
  window.addEventListener('pointercancel', stop, { signal })
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      put(startPlace)
      stop()
    },
    { signal },
  )
}

function swallowClick(): void {
  const end = new AbortController()
  window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: end.signal })
  // The click, if any, is dispatched before the next task.
  setTimeout(() => end.abort())
}
