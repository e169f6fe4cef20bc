import { createElement as h, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import styled from 'styled-components'
import { offerPage } from './offer-page.ts'

const Box = styled.section`
  padding: 12px;
  font: 16px/20px sans-serif;
  color: rgb(1, 2, 3);
  background: rgb(20, 100, 200);
`
const Count = styled.button<{ $isOdd: boolean }>`
  height: 36px;
  font: inherit;
  color: ${({ $isOdd }) => ($isOdd ? 'rgb(5, 5, 5)' : 'rgb(250, 250, 250)')};
  background: rgb(90, 30, 10);
`
const Note = styled.div`
  position: fixed;
  inset: auto 20px 20px auto;
  padding: 8px;
  color: rgb(40, 90, 40);
  background: rgb(230, 250, 230);
`

function App() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return h(
    Box,
    { className: 'box' },
    h('input', { 'aria-label': 'Name' }),
    h(
      Count,
      { className: 'count', $isOdd: count % 2 === 1, onClick: () => setCount(count + 1) },
      `Count ${count}`,
    ),
    h('button', { type: 'button', onClick: () => setOpen(true) }, 'Open'),
    isOpen &&
      createPortal(
        h(
          Note,
          { className: 'note' },
          h('button', { type: 'button', onClick: () => setOpen(false) }, 'Close'),
        ),
        document.body,
      ),
  )
}

offerPage((place) => {
  const root = createRoot(place)
  root.render(h(App))
  return () => root.unmount()
})
