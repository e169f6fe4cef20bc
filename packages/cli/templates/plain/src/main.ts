import { startSubApp } from '@portal/sub-app-sdk/start'
import { drawStartPage } from './start-page.ts'
import './style.css'

/** Redraws every page with changed code, on the dev server. */
const redraws = new Set<(draw: typeof drawStartPage) => void>()

startSubApp((container, bridge) => {
  const parent = container.querySelector('#root') ?? container
  // Separate from the rendering, so that a hot reload keeps it.
  const state = { path: bridge.initialPath, note: '' }
  let remove = drawStartPage(parent, bridge, state)
  const redraw = (draw: typeof drawStartPage) => {
    remove()
    remove = draw(parent, bridge, state)
  }
  redraws.add(redraw)
  return () => {
    redraws.delete(redraw)
    remove()
  }
})

import.meta.hot?.accept('./start-page.ts', (changed) => {
  if (changed) for (const redraw of redraws) redraw(changed.drawStartPage)
})
