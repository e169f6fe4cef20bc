import { startSubApp } from '@portal/sub-app-sdk/start'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style.css'

startSubApp((container, bridge) => {
  const root = createRoot(container.querySelector('#root') ?? container)
  root.render(<App bridge={bridge} />)
  return () => root.unmount()
})
