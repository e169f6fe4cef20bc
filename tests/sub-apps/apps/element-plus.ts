import { ElButton, ElDialog, ElInput } from 'element-plus'
import 'element-plus/dist/index.css'
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
    h(ElInput, { ariaLabel: 'Name', modelValue: text.value, 'onUpdate:modelValue': write }),
    h(ElButton, { type: 'primary', class: 'count', onClick: add }, () => `Count ${count.value}`),
    h(ElButton, { onClick: () => show(true) }, () => 'Open'),
    h(
      ElDialog,
      { title: 'Order', appendToBody: true, modelValue: isOpen.value, 'onUpdate:modelValue': show },
      () => 'To Foshan',
    ),
  ]
})

offerPage((place) => {
  const app = createApp(Page)
  app.mount(place)
  return () => app.unmount()
})
