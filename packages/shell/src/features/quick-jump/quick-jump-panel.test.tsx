import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { QuickJumpPanel } from './quick-jump-panel.tsx'

beforeAll(async () => {
  setDemoConfig()
  await changeLanguage('zh')
  await Promise.all([translationReady(), loadTexts('zh', 'quick-jump')])
})
afterEach(cleanup)

it('leads to the IT service desk and to the customer service [S-2.40]', async () => {
  render(<QuickJumpPanel open onClose={() => {}} />)
  const desk = await screen.findByRole('link', { name: /服务台/ })
  expect(desk.getAttribute('href')).toBe('/services/desk')
  expect(screen.getByRole('button', { name: /智能客服/ })).toBeDefined()
})
