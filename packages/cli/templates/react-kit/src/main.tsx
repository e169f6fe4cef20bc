import { idPrefix } from '@portal/sub-app-sdk/react'
import { startSubApp } from '@portal/sub-app-sdk/start'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style.css'

startSubApp((container, bridge) => {
  const element = container.querySelector<HTMLElement>('#root') ?? container
  // Several pages share the document and its ids: a prefix per tab keeps those of useId unique.
  const root = createRoot(element, { identifierPrefix: idPrefix(bridge) })
  // The data of this tab alone. The portal knows whether there is a network.
  const queries = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: 0 },
    },
  })
  root.render(
    <QueryClientProvider client={queries}>
      <App bridge={bridge} />
    </QueryClientProvider>,
  )
  return () => {
    root.unmount()
    queries.clear()
  }
})
