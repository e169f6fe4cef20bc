import { Button, Field, Popup } from 'vant'
// All but its icons, a font that would be requested from another company's server.
import 'vant/lib/style/base.css'
import 'vant/lib/button/index.css'
import 'vant/lib/cell/index.css'
import 'vant/lib/field/index.css'
import 'vant/lib/overlay/index.css'
import 'vant/lib/popup/index.css'
import { createApp, defineComponent, h, ref } from 'vue'
import { offerPage } from './offer-page.ts'

const Page = defineComponent(() => {
  const [text, count, isOpen] = [ref(''), ref(0), ref(false)]
  const add = () => {
    count.value += 1
  }
  const show = (now: boolean) => {
    isOpen.value = now
  }
  const write = (now: string) => {
    text.value = now
  }
  return () => [
    h(Field, { id: 'name', label: 'Name', modelValue: text.value, 'onUpdate:modelValue': write }),
    h(Button, { type: 'primary', class: 'count', onClick: add }, () => `Count ${count.value}`),
    h(Button, { onClick: () => show(true) }, () => 'Open'),
    h(
      Popup,
      { show: isOpen.value, 'onUpdate:show': show, position: 'bottom', round: true, teleport: 'body' },
      () => h('div', { style: { padding: '16px' } }, 'To Foshan'),
    ),
  ]
})

offerPage((place) => {
  const app = createApp(Page)
  app.mount(place)
  return () => app.unmount()
})
