import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { logError } from '../../lib/errors/collect-errors.ts'
import { useErrorLog } from '../../lib/errors/error-log.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { TopBarTools } from './top-bar-parts.tsx'

beforeAll(async () => {
  await changeLanguage('en')
  await translationReady()
})
beforeEach(() => useErrorLog.getState().cleared())
afterEach(cleanup)

async function show(config: Parameters<typeof setDemoConfig>[0], compact = false) {
  setDemoConfig(config)
  render(<TopBarTools compact={compact} />)
  await screen.findAllByRole('button')
}
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const fail = () => act(() => logError(new Error('boom'), { origin: 'uncaught' }))

it.each([
  ['production', {}, ['Full screen', 'Settings']],
  ['development', {}, ['Full screen', 'Settings']],
  ['test', {}, ['Debug information', 'Full screen', 'Settings']],
  ['production', { showSettings: false }, ['Full screen']],
] as const)(
  'in the %s environment with %j: %j (specification §2, §3) [S-2.27] [S-2.28] [S-3.13] [S-6.15]',
  async (environment, more, expected) => {
    await show({ environment, ...more })
    expect(names()).toEqual(expected)
  },
)

it('the error log has its badge while there are errors, and only then [S-2.26]', async () => {
  await show({ environment: 'production' })
  fail()
  expect(names()).toEqual(['Error log (1)', 'Full screen', 'Settings'])
  act(() => useErrorLog.getState().cleared())
  expect(names()).toEqual(['Full screen', 'Settings'])
})

it('where there is little room the same tools are in one menu', async () => {
  await show({ environment: 'test' }, true)
  fail()
  fireEvent.click(screen.getByRole('button', { name: 'More tools' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Debug information',
    'Error log (1)',
    'Full screen',
    'Settings',
  ])
})
