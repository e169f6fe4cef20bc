import type { PointerEvent as ReactPointerEvent } from 'react'
import { expect, it } from 'vitest'
import { dragItem } from './drag-item.ts'

it('a tab changes its place once the pointer has passed the middle of another', () => {
  const row = document.createElement('div')
  const items = [0, 100, 200].map((left) => {
    const item = document.createElement('div')
    item.getBoundingClientRect = () => new DOMRect(left, 0, 100, 30)
    item.append(document.createElement('span'))
    row.append(item)
    return item
  })
  const places: number[] = []
  // What is read of a press of React's.
  const press = { currentTarget: items[0]?.firstElementChild, button: 0, pointerType: 'mouse', clientX: 50 }
  dragItem(press as ReactPointerEvent<HTMLElement>, (place) => void places.push(place))
  const moveTo = (clientX: number) => window.dispatchEvent(new PointerEvent('pointermove', { clientX }))
  moveTo(149)
  expect(places).toEqual([])
  moveTo(151)
  expect(places).toEqual([1])
  window.dispatchEvent(new PointerEvent('pointerup'))
})
