import '@angular/compiler'
import {
  afterNextRender,
  Component,
  Directive,
  ElementRef,
  inject,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core'
import { createApplication } from '@angular/platform-browser'
import { offerPage } from './offer-page.ts'

/** Its element lies in the body, as those of Angular's own overlays. */
class InBody {
  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef)
    afterNextRender(() => document.body.append(nativeElement))
  }
}

class OrderPage {
  readonly count = signal(0)
  readonly text = signal('')
  readonly isOpen = signal(false)

  add() {
    this.count.update((count) => count + 1)
  }
}

const Page = Component({
  selector: 'order-page',
  imports: [Directive({ selector: '[in-body]' })(InBody)],
  template: `
    <section class="box">
      <input aria-label="Name">
      <button type="button" class="count" (click)="add()">Count {{ count() }}</button>
      <button type="button" (click)="isOpen.set(true)">Open</button>
    </section>
    @if (isOpen()) {
      <aside class="note" in-body><button type="button" (click)="isOpen.set(false)">Close</button></aside>
    }`,
  styles: `
    .box { padding: 12px; font: 16px/20px sans-serif; background: rgb(240, 220, 250) }
    .count { height: 36px; color: rgb(250, 250, 250); background: rgb(120, 20, 80) }
    .note { position: fixed; inset: auto 20px 20px auto; padding: 8px; background: rgb(230, 250, 230) }`,
})(OrderPage)

offerPage((place) => {
  const host = place.appendChild(document.createElement('order-page'))
  const starting = createApplication({ providers: [provideZonelessChangeDetection()] })
  void starting.then((app) => app.bootstrap(Page, host))
  return () => void starting.then((app) => app.destroy())
})
