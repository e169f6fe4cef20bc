import '@angular/compiler'
import { Component, provideZonelessChangeDetection, signal } from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { offerPage } from './offer-page.ts'

class OrderPage {
  readonly count = signal(0)
  readonly text = signal('')

  add() {
    this.count.update((count) => count + 1)
  }
}

const Page = Component({
  selector: 'order-page',
  template: `
    <section class="box">
      <input aria-label="Name">
      <button type="button" class="count" (click)="add()">Count {{ count() }}</button>
    </section>`,
  styles: `
    .box { padding: 12px; font: 16px/20px sans-serif; background: rgb(240, 220, 250) }
    .count { height: 36px; color: rgb(250, 250, 250); background: rgb(120, 20, 80) }`,
})(OrderPage)

offerPage((place) => {
  const host = place.appendChild(document.createElement('order-page'))
  const starting = createApplication({ providers: [provideZonelessChangeDetection()] })
  void starting.then((app) => app.bootstrap(Page, host))
  return () => void starting.then((app) => app.destroy())
})
