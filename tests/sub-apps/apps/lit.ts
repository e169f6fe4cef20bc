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
    return html`<input aria-label="Name"><button class="count" @click=${this.add}>Count ${this.count}</button>
      <button @click=${() => document.body.append(document.createElement('order-note'))}>Open</button>`
  }

  private add() {
    this.count += 1
  }
}

/** A note that lies beside its page, with a shadow root of its own. */
class OrderNote extends LitElement {
  static override styles = css`
    aside {
      position: fixed;
      inset: auto 20px 20px auto;
      padding: 8px;
      background: rgb(230, 250, 230);
    }
  `

  override render() {
    return html`<aside class="note"><button @click=${() => this.remove()}>Close</button></aside>`
  }
}

customElements.define('order-counter', OrderCounter)
customElements.define('order-note', OrderNote)

offerPage((place) => {
  place.append(document.createElement('order-counter'))
  return () => place.replaceChildren()
})
