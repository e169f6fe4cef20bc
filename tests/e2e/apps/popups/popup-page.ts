import { usePortal } from '@portal/sub-app-sdk/react'
import { App, Button, DatePicker, Drawer, Flex, Modal, Select, Tooltip } from 'antd'
import { createElement as h, useState } from 'react'

const cities = ['Foshan', 'Hangzhou', 'Chengdu'].map((label) => ({ label, value: label }))

/** One of each part that opens over the page. */
export function PopupPage() {
  const { message } = App.useApp()
  const [opened, setOpened] = useState<'modal' | 'drawer'>()
  const close = () => setOpened(undefined)
  const bridge = usePortal()
  // As pages do it that were made before there was a portal: by antd's functions for the whole document.
  const ask = () => Modal.confirm({ title: 'Really?', transitionName: '', maskTransitionName: '' })
  const leave = () => {
    ask()
    bridge.closeTab()
  }
  const sayWhenLeft = () => {
    const end = bridge.on('tabActive', (isActive) => {
      if (isActive) return
      end()
      // It stays until it is closed.
      void message.success({ content: 'Saved meanwhile', duration: 0 })
    })
  }
  return h(
    Flex,
    { vertical: true, gap: 16, style: { padding: 24, height: 1600 } },
    h('h1', {}, 'What opens over a page'),
    h(
      Flex,
      { wrap: true, gap: 16 },
      h(DatePicker, { 'aria-label': 'Delivery', placeholder: 'Delivery' }),
      h(Select, { 'aria-label': 'City', placeholder: 'City', options: cities, style: { width: 200 } }),
      h(Tooltip, { title: 'Goes to the dealer' }, h(Button, {}, 'Hand over')),
      h(Button, { onClick: () => setOpened('modal') }, 'Ask'),
      h(Button, { onClick: () => setOpened('drawer') }, 'Details'),
      h(Button, { onClick: () => void ask() }, 'Question by function'),
      h(Button, { onClick: leave }, 'Question and leave'),
      h(Button, { onClick: sayWhenLeft }, 'Approve'),
      h(Button, { type: 'primary', onClick: () => void message.success('Order saved') }, 'Save'),
    ),
    h(
      Modal,
      { title: 'Delete the order?', open: opened === 'modal', onOk: close, onCancel: close },
      'It is gone then.',
    ),
    h('footer', { style: { position: 'sticky', bottom: 0, marginBlockStart: 'auto' } }, 'Total: 120 boxes'),
    // As beside a list, which stays usable.
    h(
      Drawer,
      { title: 'Order TC1', mask: false, open: opened === 'drawer', onClose: close },
      'Foshan, 120 boxes',
    ),
  )
}
