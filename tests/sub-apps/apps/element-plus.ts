import { ElButton, ElDialog, ElInput } from 'element-plus'
import 'element-plus/dist/index.css'
import { createApp, defineComponent, h, ref } from 'vue'
import { offerPage } from './offer-page.ts'

const Page = defineComponent(() => {
  const [text, count, isOpen] = [ref(''), ref(0), ref(false)]
  return () => [
    h(ElInput, {
      ariaLabel: 'Name',
      modelValue: text.value,
      'onUpdate:modelValue': (now: string) => {
        text.value = now
      },
    }),
    h(
      ElButton,
      {
        type: 'primary',
        class: 'count',
        onClick: () => {
          count.value += 1
        },
      },
      () => `Count ${count.value}`,
    ),
    h(
      ElButton,
      {
        onClick: () => {
          isOpen.value = true
        },
      },
      () => 'Open',
    ),
    h(
      ElDialog,
      {
        title: 'Order',
        appendToBody: true,
        modelValue: isOpen.value,
        'onUpdate:modelValue': (now: boolean) => {
          isOpen.value = now
        },
      },
      () => 'To Foshan',
    ),
  ]
})

offerPage((place) => {
  const app = createApp(Page)
  app.mount(place)
  return () => app.unmount()
})
