import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../lib/api/query-client.ts'
import { setDemoConfig } from '../lib/config/testing/demo-config.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { MenuNavigationContext } from './menu-navigation.ts'
import { useOpenTask } from './use-open-task.ts'

const client = createQueryClient(vi.fn())
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={client}>
      <MenuNavigationContext value={{ openMenu: vi.fn(), openSystem: vi.fn() }}>
        {children}
      </MenuNavigationContext>
    </QueryClientProvider>
  </MemoryRouter>
)

it('names the task whose page is asked for, as long as it is', async () => {
  setDemoConfig()
  fakeBackend({ getTaskUrl: () => new Promise(() => {}) })
  const { result } = renderHook(() => useOpenTask([]), { wrapper })
  expect(result.current.opening).toBeUndefined()
  act(() => result.current.open({ taskId: 7, systemCode: 'OSS' }))
  await waitFor(() => expect(result.current.opening).toBe(7))
})
