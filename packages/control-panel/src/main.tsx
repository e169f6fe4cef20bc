import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Appearance } from './appearance.tsx'
import { Panel } from './panel.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

const queries = new QueryClient({
  // Asking again does not change a refusal.
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: true } },
})

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Appearance>
        <Panel />
      </Appearance>
    </QueryClientProvider>
  </StrictMode>,
)
