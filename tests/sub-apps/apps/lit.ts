import { css, html, LitElement } from 'lit'
import { offerPage } from './offer-page.ts'

class OrderCounter extends LitElement {
  static override properties = { count: { state: true } }
  static override styles = css`
    button {
      height: 36px;
      color: rgb(250, 250, 250);
      background: rgb(90, 30, 10);
    }
  `
  declare count: number

  constructor() {
    super()
    this.count = 0
  }

  override render() {
    return html`<input aria-label="Name"><button class="count" @click=${this.add}>Count ${this.count}</button>`
  }

  private add() {
    this.count += 1
  }
}

customElements.define('order-counter', OrderCounter)

offerPage((place) => {
  place.append(document.createElement('order-counter'))
  return () => place.replaceChildren()
})
