import { Button, Input, Modal } from 'antd'
import 'antd/dist/antd.css'
import './antd-4.css'
import { createElement as h, useState } from 'react'
import { offerPage } from '../offer-page.ts'
import { drawInto } from './draw-into.ts'

function Page() {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return h(
    'section',
    {},
    h(Input, { 'aria-label': 'Name' }),
    h(Button, { type: 'primary', className: 'count', onClick: () => setCount(count + 1) }, `Count ${count}`),
    h(Button, { onClick: () => setOpen(true) }, 'Open'),
    h(
      Modal,
      {
        title: 'Order',
        visible: isOpen,
        onCancel: () => setOpen(false),
        transitionName: '',
        maskTransitionName: '',
      },
      'To Foshan',
    ),
  )
}

offerPage((place) => drawInto(place, h(Page)))
