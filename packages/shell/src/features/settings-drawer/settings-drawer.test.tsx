import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { setDemoConfig } from '../../lib/config/testing/demo-config.ts'
import { changeLanguage } from '../../lib/i18n/language-store.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { translationReady } from '../../lib/i18n/translation.ts'
import { useSettings } from '../../lib/settings/settings-store.ts'
import { features } from '../features.ts'
import { SettingsDrawer } from './settings-drawer.tsx'

beforeAll(async () => {
  setDemoConfig()
  await changeLanguage('en')
  await Promise.all([translationReady(), loadTexts('en', 'settings')])
})
afterEach(() => {
  cleanup()
  useSettings.getState().reset()
})

it('a colour that is chosen is the theme colour [S-2.41]', async () => {
  render(<SettingsDrawer open onClose={() => {}} features={features()} />)
  const purple = await screen.findByRole('radio', { name: 'Purple' })
  fireEvent.click(purple)
  expect(useSettings.getState().themeColor).toBe('#722ed1')
})
