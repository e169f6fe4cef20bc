import 'zone.js'
import '@angular/compiler'
import { Component } from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { offerPage } from './offer-page.ts'

/** Without signals: only zone.js tells when to draw it again. */
class OrderPage {
  count = 0
  add() {
    setTimeout(() => {
      this.count += 1
    })
  }
}

const Page = Component({
  selector: 'order-page',
  template: `
    <input aria-label="Name">
    <button type="button" class="count" (click)="add()">Count {{ count }}</button>`,
  styles: '.count { height: 36px; color: rgb(250, 250, 250); background: rgb(20, 80, 120) }',
})(OrderPage)

offerPage((place) => {
  const host = place.appendChild(document.createElement('order-page'))
  const starting = createApplication()
  void starting.then((app) => app.bootstrap(Page, host))
  return () => void starting.then((app) => app.destroy())
})
