import { startSubApp } from '@portal/sub-app-sdk/start'
import { createApp } from 'vue'
import StartPage from './start-page.vue'
import './style.css'

startSubApp((container, bridge) => {
  const app = createApp(StartPage, { bridge })
  app.mount(container.querySelector('#root') ?? container)
  return () => app.unmount()
})
