import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { seedQueries } from './queries.ts'
import { salesUser } from './testing/users.ts'
import { useMeanings } from './use-meanings.ts'

it('a code has the name of its own table; one that is unknown is shown as it is', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const lookup = (lookupType: string, meaning: string) => ({
    ...{ systemCode: 'PUBLIC', lookupType, lookupCode: 'open', meaning, orderSeq: 1 },
  })
  const client = new QueryClient()
  const lookups = [lookup('ORDER_STATUS', 'Ordered'), lookup('CONTRACT_STATUS', 'Signed')]
  seedQueries(client, { user: salesUser, departments: [], organizations: [], systemMenus: [], lookups })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { current: nameOf } = renderHook(() => useMeanings('CONTRACT_STATUS'), { wrapper }).result
  expect([nameOf('open'), nameOf('closed')]).toEqual(['Signed', 'closed'])
  vi.unstubAllGlobals()
})
