import { Component, createElement as h } from 'react'
import { offerPage } from '../offer-page.ts'
import { drawInto } from './draw-into.ts'

class Page extends Component {
  override state = { count: 0 }

  override render() {
    const { count } = this.state
    return h(
      'section',
      {},
      h('input', { 'aria-label': 'Name' }),
      h(
        'button',
        { type: 'button', className: 'count', onClick: () => this.setState({ count: count + 1 }) },
        `Count ${count}`,
      ),
    )
  }
}

offerPage((place) => drawInto(place, h(Page)))
