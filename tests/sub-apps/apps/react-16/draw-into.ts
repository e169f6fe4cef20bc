import type { ReactElement } from 'react'
import * as reactDom from 'react-dom'

interface ReactDom16 {
  render(page: ReactElement, place: Element): void
  unmountComponentAtNode(place: Element): boolean
}

// Installed here is React 16; the types are those of today's.
const { render, unmountComponentAtNode } = reactDom as unknown as ReactDom16

/** Draws the page as React was used before it had roots; returns what takes it away. */
export function drawInto(place: HTMLElement, page: ReactElement) {
  render(page, place)
  return () => void unmountComponentAtNode(place)
}
