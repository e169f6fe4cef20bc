import type { Person } from '@portal/protocol/control/people'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { afterEach, expect, test, vi } from 'vitest'
import { People } from './people.tsx'

const person = (userName: string): Person => ({
  ...{
    userName,
    fullName: userName,
    fullNameEn: userName,
    kind: 'staff',
    isDemo: true,
    departments: ['CERAMIC'],
    responsibilities: [],
  },
  path: `/__portal/enter/lesson?user=${userName}`,
})

/** Answers to a search, given when the test wants it. */
const answers = vi.hoisted(() => new Map<string, (people: readonly Person[]) => void>())
vi.mock('../api/control.ts', () => ({
  addressOf: (path: string) => path,
  control: {
    listPeople: ({ query }: { query: { search?: string } }) =>
      new Promise((resolve) => {
        answers.set(query.search ?? '', (people) =>
          resolve({
            ...{ people, total: people.length, responsibilities: [] },
            departments: [{ code: 'CERAMIC', name: '瓷砖事业部', nameEn: 'Ceramic Tile Division' }],
          }),
        )
      }),
  },
}))
afterEach(cleanup)

test('people of an earlier search cannot be clicked until the answer to the present one is there', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <App>
        <People world="lesson" />
      </App>
    </QueryClientProvider>,
  )
  const isReachable = (name: string) =>
    screen.getByText(name, { selector: 'strong' }).closest('[inert]') === null
  await waitFor(() => expect(answers.has('')).toBe(true))
  answers.get('')?.([person('admin'), person('wangjing')])
  await waitFor(() => expect(isReachable('wangjing')).toBe(true))
  expect(screen.getAllByText(/· Ceramic Tile Division$/)).toHaveLength(2)

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'wangjing' } })
  expect(isReachable('wangjing')).toBe(false)
  await waitFor(() => expect(answers.has('wangjing')).toBe(true))
  expect(isReachable('wangjing')).toBe(false)

  answers.get('wangjing')?.([person('wangjing')])
  await waitFor(() => expect(isReachable('wangjing')).toBe(true))
  expect(screen.queryByText('admin', { selector: 'strong' })).toBeNull()
})
