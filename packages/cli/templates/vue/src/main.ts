import { startSubApp } from '@portal/sub-app-sdk/start'
import { createApp, reactive } from 'vue'
import StartPage from './start-page.vue'
import './style.css'

startSubApp((container, bridge) => {
  // Apart from the component, which a change of its code replaces: the page stays where it is.
  const place = reactive({ path: bridge.initialPath })
  const app = createApp(StartPage, { bridge, place })
  app.mount(container.querySelector('#root') ?? container)
  return () => app.unmount()
})
