import { render, screen } from '@testing-library/react'
import { theme } from 'antd'
import { expect, test, vi } from 'vitest'

const Motion = () => <p>{theme.useToken().token.motion ? 'moves' : 'is there at once'}</p>

test.each([
  ['reduce', 'is there at once'],
  ['no-preference', 'moves'],
])('a system with the wish %s for motion: a dialog %s', async (wish, expected) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes(`prefers-reduced-motion: reduce`) && wish === 'reduce',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  vi.resetModules()
  const { Appearance } = await import('./appearance.tsx')
  render(
    <Appearance>
      <Motion />
    </Appearance>,
  )
  expect(screen.getByText(expected)).toBeDefined()
  vi.unstubAllGlobals()
})
