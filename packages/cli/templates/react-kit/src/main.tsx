import { idPrefix } from '@portal/sub-app-sdk/react'
import { startSubApp } from '@portal/sub-app-sdk/start'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style.css'

startSubApp((container, bridge) => {
  const element = container.querySelector<HTMLElement>('#root') ?? container
  // Several pages share the document and its ids: a prefix per tab keeps those of useId unique.
  const root = createRoot(element, { identifierPrefix: idPrefix(bridge) })
  root.render(<App bridge={bridge} />)
  return () => root.unmount()
})
