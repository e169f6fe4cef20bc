import type { WorldChange } from '@portal/protocol/control/worlds'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../settings.ts'
import { Differences } from './differences.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const change: WorldChange = {
  ...{ what: 'distributor', name: 'D1001', nameEn: null, happened: 'changed', by: null, role: null },
  fields: { freezeReason: { from: null, to: '逾期' }, seed: { from: 'a', to: 'b' } },
  rows: 1,
}

it.each([
  ['en', 'Reason of the freeze: – → 逾期', '7 more rows have changed, too many to list'],
  ['zh', '冻结原因: – → 逾期', '另有 7 行数据已更改，数量过多，未列出'],
] as const)(
  'in %s names what changed in words, and counts what is not listed',
  async (language, named, rest) => {
    useSettings.getState().languageChosen(language)
    const data = [change, { ...change, what: 'rows', name: '', fields: {}, rows: 7 }]
    vi.stubGlobal('fetch', async () => Response.json({ status: 'S', data }))
    render(
      <App>
        <QueryClientProvider client={new QueryClient()}>
          <Differences world="main" />
        </QueryClientProvider>
      </App>,
    )
    expect(await screen.findByText(named)).toBeDefined()
    expect(screen.getByText('seed: a → b')).toBeDefined()
    expect(screen.getByText(rest)).toBeDefined()
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
)
