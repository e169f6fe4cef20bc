import { createApp, defineComponent, h, ref } from 'vue'
import { createVuetify } from 'vuetify'
import { VBtn } from 'vuetify/components/VBtn'
import { VCard } from 'vuetify/components/VCard'
import { VDialog } from 'vuetify/components/VDialog'
import { VTextField } from 'vuetify/components/VTextField'
import 'vuetify/styles'
import { offerPage } from './offer-page.ts'

const Page = defineComponent(() => {
  const [text, count, isOpen] = [ref(''), ref(0), ref(false)]
  const show = (now: boolean) => {
    isOpen.value = now
  }
  const add = () => {
    count.value += 1
  }
  const write = (now: string) => {
    text.value = now
  }
  return () => [
    h(VTextField, { 'aria-label': 'Name', modelValue: text.value, 'onUpdate:modelValue': write }),
    h(VBtn, { color: 'primary', class: 'count', onClick: add }, () => `Count ${count.value}`),
    h(VBtn, { onClick: () => show(true) }, () => 'Open'),
    h(VDialog, { modelValue: isOpen.value, 'onUpdate:modelValue': show, width: 300 }, () =>
      h(
        VCard,
        { title: 'Order', text: 'To Foshan' },
        { actions: () => h(VBtn, { onClick: () => show(false) }, () => 'Close') },
      ),
    ),
  ]
})

offerPage((place) => {
  const app = createApp(Page).use(createVuetify())
  app.mount(place)
  return () => app.unmount()
})
