import { Button, Input, Modal } from '@arco-design/web-react'
import '@arco-design/web-react/dist/css/arco.css'
import { createElement as h, useState } from 'react'
import { offerPage } from '../offer-page.ts'
import { drawInto } from './draw-into.ts'

function Page() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return h(
    'section',
    {},
    // Nothing that changes under the mouse, which rests in the corner.
    h('h1', {}, 'Orders'),
    h(Input, { 'aria-label': 'Name' }),
    h(Button, { type: 'primary', className: 'count', onClick: () => setCount(count + 1) }, `Count ${count}`),
    h(Button, { onClick: () => setOpen(true) }, 'Open'),
    h(Modal, { title: 'Order', visible: isOpen, onCancel: () => setOpen(false) }, 'To Foshan'),
  )
}

offerPage((place) => {
  // Its documented way to be dark.
  document.body.setAttribute('arco-theme', 'dark')
  return drawInto(place, h(Page))
})
