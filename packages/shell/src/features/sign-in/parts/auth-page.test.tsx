import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { setDemoConfig } from '../../../lib/config/testing/demo-config.ts'
import { useLanguage } from '../../../lib/i18n/language-store.ts'
import * as texts from '../../../lib/i18n/texts.ts'
import { AuthPage } from './auth-page.tsx'

vi.mock('../../../lib/i18n/texts.ts', async (original) => ({
  ...(await original<typeof texts>()),
  loadSameTexts: vi.fn(),
}))

const select = () => screen.getByRole('combobox')
const choose = (code: string) => act(async () => fireEvent.change(select(), { target: { value: code } }))
const expectChoice = (value: string, busy: string) => {
  expect(select()).toHaveProperty('value', value)
  expect(select().getAttribute('aria-busy')).toBe(busy)
}

beforeAll(() => texts.loadStartTexts('en'))
beforeEach(() => {
  setDemoConfig()
  useLanguage.setState({ language: 'en', chosen: 'en' })
  render(<AuthPage>The form</AuthPage>)
})
afterEach(cleanup)

it('a language is shown as chosen and pending until its texts are there; a failure is reported and can be repeated', async () => {
  for (const _attempt of ['first', 'second']) {
    let fail = () => {}
    const loading = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new TypeError('no such file'))
    })
    vi.mocked(texts.loadSameTexts).mockReturnValueOnce(loading)
    await choose('es')
    expectChoice('es', 'true')
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => fail())
    expect(screen.getByRole('alert').textContent).toBe('The language could not be loaded. Please try again.')
    expectChoice('en', 'false')
  }
})
