import { css, jsx } from '@emotion/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offerPage } from './offer-page.ts'

const box = css({
  padding: 12,
  font: '16px/20px sans-serif',
  color: 'rgb(1, 2, 3)',
  background: 'rgb(200, 230, 90)',
})
const counter = (isOdd: boolean) =>
  css({ height: 36, color: isOdd ? 'rgb(5, 5, 5)' : 'rgb(0, 60, 0)', background: 'rgb(250, 240, 200)' })
const note = css({
  position: 'fixed',
  inset: 'auto 20px 20px auto',
  padding: 8,
  color: 'rgb(40, 90, 40)',
  background: 'rgb(230, 250, 230)',
})

function App() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return jsx(
    'section',
    { css: box, className: 'box' },
    jsx('input', { 'aria-label': 'Name' }),
    jsx(
      'button',
      {
        type: 'button',
        css: counter(count % 2 === 1),
        className: 'count',
        onClick: () => setCount(count + 1),
      },
      `Count ${count}`,
    ),
    jsx('button', { type: 'button', onClick: () => setOpen(true) }, 'Open'),
    isOpen &&
      createPortal(
        jsx(
          'div',
          { css: note, className: 'note' },
          jsx('button', { type: 'button', onClick: () => setOpen(false) }, 'Close'),
        ),
        document.body,
      ),
  )
}

offerPage((place) => {
  const root = createRoot(place)
  root.render(jsx(App, {}))
  return () => root.unmount()
})
