import { Component, createElement as h } from 'react'
import { createPortal } from 'react-dom'
import { offerPage } from '../offer-page.ts'
import { drawInto } from './draw-into.ts'

class Page extends Component {
  override state = { count: 0, isOpen: false }

  override render() {
    const { count, isOpen } = this.state
    const turn = () => this.setState({ isOpen: !isOpen })
    return h(
      'section',
      {},
      h('input', { 'aria-label': 'Name' }),
      h(
        'button',
        { type: 'button', className: 'count', onClick: () => this.setState({ count: count + 1 }) },
        `Count ${count}`,
      ),
      h('button', { type: 'button', onClick: turn }, 'Open'),
      isOpen &&
        createPortal(
          h('aside', { className: 'note' }, h('button', { type: 'button', onClick: turn }, 'Close')),
          document.body,
        ),
    )
  }
}

offerPage((place) => drawInto(place, h(Page)))
